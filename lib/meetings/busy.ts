import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { availability } from '@/content/meetings';
import { mailDomain } from '@/lib/leads/delivery/email';
import type { BusyTimes, Interval, Terms } from '@/lib/platform/calendar/busy-times';
import { env } from '@/lib/platform/env';
import { readStream } from '@/lib/platform/http/read-body';
import { failureOf } from '@/lib/platform/observability/failure';
import type { PartHealth } from '@/lib/platform/observability/health';
import { logOf } from '@/lib/platform/observability/log';
import { singleton } from '@/lib/platform/singleton';
import { withTimeout } from '@/lib/platform/time-limit';

/** Time limit for the rules of one event (ms), so that the rest of its calendar can be read. */
const RULE_MS = 500;
const MINUTE = 60_000;
const DAY = 86_400_000;

/** Limits in ms: a visitor's wait, a download, expanding a calendar, and the age of a copy. */
const limits = { wait: 700, read: 5_000, work: 20_000, copy: DAY, bytes: 5 * 1024 * 1024, redirects: 5 };

/** The program that expands a calendar, which is one file in a finished site, and its memory limit (MB). */
const program = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  process.env.NODE_ENV === 'production'
    ? 'busy-times-program.js'
    : 'lib/platform/calendar/busy-times-program.ts',
);
const memory = ['--max-old-space-size=128', '--max-semi-space-size=4'];

/** Matches our own UIDs: a receipt and our domain (calendar.ts). */
const ownUid = { start: 'SO-', end: `@${mailDomain}` };

/** One of the office's calendars: its last good copy, and the last attempt to read it. */
type Feed = { busy: Interval[]; readAt: number; triedAt: number; isFailing: boolean; reading: Promise<void> };

const never = Number.NEGATIVE_INFINITY;
const feeds = () => singleton('busy-feeds', () => new Map<string, Feed>());

/**
 * Returns when the office is busy after `now`, from its calendars (MEETINGS_BUSY_URLS). Each is read at most once a
 * minute. After less than a second of waiting, its last good copy counts, for 24 hours. Never rejects.
 */
export async function busyTimes(now = Date.now()): Promise<Interval[]> {
  const all = env.MEETINGS_BUSY_URLS.map((url) => refresh(url, now));
  const reading = Promise.all(all.map((feed) => feed.reading));
  await withTimeout<unknown>(limits.wait, reading, () => undefined);
  return all.flatMap(({ busy, readAt }) => (Math.abs(now - readAt) < limits.copy ? busy : []));
}

/** Whether a call that starts at `slot` would overlap one of the busy times. */
export const isBusyAt = (busy: readonly Interval[], slot: number) =>
  busy.some(({ start, end }) => start < slot + availability.minutes * MINUTE && end > slot);

/** Returns the hosts of calendars that fail at least in part. Full addresses are secrets. Never rejects. */
export async function busyHealth(): Promise<PartHealth> {
  await busyTimes();
  const failing = env.MEETINGS_BUSY_URLS.filter((url) => feeds().get(url)?.isFailing).map(hostOf);
  return { status: failing.length > 0 ? 'degraded' : 'ok', failing };
}

const hostOf = (url: string) => new URL(url).host;

/** Returns the feed at `url`. Starts a read if the last one is a minute old, or the clock was set back. */
function refresh(url: string, now: number): Feed {
  const unread = { busy: [], readAt: never, triedAt: never, isFailing: false, reading: Promise.resolve() };
  const feed: Feed = feeds().get(url) ?? unread;
  feeds().set(url, feed);
  if (Math.abs(now - feed.triedAt) < MINUTE) return feed;
  feed.triedAt = now;
  feed.reading = read(url, now).then(
    ({ busy, isWhole }) => {
      if (!isWhole && !feed.isFailing)
        logOf('meetings').warn(
          { host: hostOf(url) },
          'an event in one of the office’s calendars cannot be read',
        );
      Object.assign(feed, { busy, readAt: now, isFailing: !isWhole });
    },
    (error) => {
      feed.isFailing = true;
      const failure = { host: hostOf(url), failure: failureOf(error) };
      logOf('meetings').warn(failure, 'one of the office’s calendars cannot be read');
    },
  );
  return feed;
}

/** Returns the busy times in the calendar at `url` for the lifetime of a copy. Throws if it cannot be read in time. */
async function read(url: string, now: number): Promise<BusyTimes> {
  const signal = AbortSignal.timeout(limits.read);
  // A hanging DNS lookup or handshake ignores the signal.
  const calendar = await withTimeout(
    limits.read,
    fetchCalendar(new URL(url), signal, limits.redirects),
    () => {
      throw new Error('The calendar took too long.');
    },
  );
  const end = now + (availability.lastDay + 2) * DAY + limits.copy;
  return workOut(calendar, { start: now - DAY, end });
}

const run = promisify(execFile);

/** Expands a calendar in a separate process, because some would take all of the site's time and memory. */
async function workOut(calendar: Uint8Array, window: Interval): Promise<BusyTimes> {
  const { timeZone, minutes } = availability;
  const terms: Terms = { window, timeZone, ignoredUid: ownUid, gap: minutes * MINUTE, ruleTime: RULE_MS };
  const args = [...memory, program, JSON.stringify(terms)];
  const env = { NODE_ENV: process.env.NODE_ENV };
  const working = run(process.execPath, args, { env, timeout: limits.work, killSignal: 'SIGKILL' });
  // If the process exits early, this pipe breaks and `working` rejects.
  working.child.stdin?.on('error', () => {}).end(calendar);
  return JSON.parse((await working).stdout);
}

/** Requests the calendar at `url` and follows redirects: over https only, or from loopback to loopback. */
async function fetchCalendar(url: URL, signal: AbortSignal, hops: number): Promise<Uint8Array> {
  const accept = { accept: 'text/calendar' };
  const response = await fetch(url, { headers: accept, signal, redirect: 'manual', cache: 'no-store' });
  const { status, headers, body } = response;
  if (status >= 300 && status < 400) {
    const location = headers.get('location');
    const to = location ? URL.parse(location, url) : null;
    const isAllowed = to && (isLoopback(to) ? isLoopback(url) : to.protocol === 'https:');
    if (!isAllowed || hops === 0) throw new Error('The calendar redirects to another place.');
    return fetchCalendar(to, signal, hops - 1);
  }
  if (status !== 200) throw new Error('The response is not a calendar.');
  return readStream(body ?? [], limits.bytes, headers.get('content-length'));
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
