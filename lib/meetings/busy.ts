import { env } from '@/lib/platform/env';
import { readStream } from '@/lib/platform/http/read-body';
import { failureOf } from '@/lib/platform/observability/failure';
import type { PartHealth } from '@/lib/platform/observability/health';
import { logOf } from '@/lib/platform/observability/log';
import { singleton } from '@/lib/platform/singleton';
import { within } from '@/lib/platform/time-limit';
import { availability } from '../../content/meetings.ts';
import { busyIntervals, type Interval } from './busy-events.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/**
 * How long a visitor waits for a feed (within a second with the event that is being read then), how long a read takes at most (ms), how much it reads
 * (bytes), and how long a copy holds.
 */
const limits = { wait: 700, read: 5_000, bytes: 5 * 1024 * 1024, redirects: 5, copy: DAY };

/** One of the office's calendars: its last good copy, and the last try to read it. */
type Feed = { busy: Interval[]; readAt: number; triedAt: number; isFailing: boolean; reading: Promise<void> };

const never = Number.NEGATIVE_INFINITY;
const feeds = () => singleton('busy-feeds', () => new Map<string, Feed>());

/**
 * When the office is busy, by its own calendars (MEETINGS_BUSY_URLS), seen at the time `now`. Each is read at most once a
 * minute, and waited for less than a second; then its last good copy counts, for 24 hours. Never rejects.
 */
export async function busyTimes(now = Date.now()): Promise<Interval[]> {
  const all = env.MEETINGS_BUSY_URLS.map((url) => refresh(url, now));
  const reading = Promise.all(all.map((feed) => feed.reading));
  await within<unknown>(limits.wait, reading, () => undefined);
  return all.flatMap(({ busy, readAt }) => (Math.abs(now - readAt) < limits.copy ? busy : []));
}

/** Whether a call that starts at `slot` would overlap one of the busy times. */
export const isBusyAt = (busy: readonly Interval[], slot: number) =>
  busy.some(({ start, end }) => start < slot + availability.minutes * MINUTE && end > slot);

/** Which of the office's calendars cannot be read, or not whole, by their hosts: their whole addresses are secrets. Never rejects. */
export async function busyHealth(): Promise<PartHealth> {
  await busyTimes();
  const failing = env.MEETINGS_BUSY_URLS.filter((url) => feeds().get(url)?.isFailing).map(hostOf);
  return { status: failing.length > 0 ? 'degraded' : 'ok', failing };
}

const hostOf = (url: string) => new URL(url).host;

/** The feed at `url`; a read of it begins where the last one is a minute old. A clock that jumps back counts as that. */
function refresh(url: string, now: number): Feed {
  const unread = { busy: [], readAt: never, triedAt: never, isFailing: false, reading: Promise.resolve() };
  const feed: Feed = feeds().get(url) ?? unread;
  feeds().set(url, feed);
  if (Math.abs(now - feed.triedAt) < MINUTE) return feed;
  feed.triedAt = now;
  feed.reading = read(url, now).then(
    ({ busy, isGivenUp }) => {
      if (isGivenUp && !feed.isFailing)
        logOf('meetings').warn(
          { host: hostOf(url) },
          'a recurrence in one of the office’s calendars is given up',
        );
      Object.assign(feed, { busy, readAt: now, isFailing: isGivenUp });
    },
    (error) => {
      feed.isFailing = true;
      const failure = { host: hostOf(url), failure: failureOf(error) };
      logOf('meetings').warn(failure, 'one of the office’s calendars cannot be read');
    },
  );
  return feed;
}

/** The busy times in the calendar at `url` for as long as a copy of it holds. Throws where it cannot be read in time. */
async function read(url: string, now: number) {
  const signal = AbortSignal.timeout(limits.read);
  // A name server or a handshake that hangs does not listen to the signal.
  const text = await within(limits.read, fetchText(new URL(url), signal, limits.redirects), () => {
    throw new Error('This took too long.');
  });
  const end = now + (availability.lastDay + 2) * DAY + limits.copy;
  return busyIntervals(text, { start: now - DAY, end });
}

/** The text at `url`, or where that redirects to: over https only, and from loopback to loopback. */
async function fetchText(url: URL, signal: AbortSignal, hops: number): Promise<string> {
  const accept = { accept: 'text/calendar' };
  const answer = await fetch(url, { headers: accept, signal, redirect: 'manual', cache: 'no-store' });
  const { status, headers, body } = answer;
  if (status >= 300 && status < 400) {
    const location = headers.get('location');
    const to = location ? URL.parse(location, url) : null;
    const isAllowed = to && (isLoopback(to) ? isLoopback(url) : to.protocol === 'https:');
    if (!isAllowed || hops === 0) throw new Error('This redirects elsewhere.');
    return fetchText(to, signal, hops - 1);
  }
  if (status !== 200) throw new Error('This is not answered with a calendar.');
  return (await readStream(body ?? [], limits.bytes, headers.get('content-length'))).toString();
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
