import { execFile } from 'node:child_process';
import path from 'node:path';
import { unescape as decode } from 'node:querystring';
import { promisify } from 'node:util';
import { readStream } from '../http/read-body.ts';
import { isLoopback } from '../loopback.ts';
import { failureOf } from '../observability/failure.ts';
import { logOf } from '../observability/log.ts';
import { singleton } from '../singleton.ts';
import { withTimeout } from '../time-limit.ts';
import type { CalendarOptions, CalendarTimes } from './calendar-times.ts';
import { DAY, type Interval } from './values.ts';

/** Times are in milliseconds. The program's limit is only there to end one that hangs. */
const limits = {
  download: 5_000,
  copy: DAY,
  program: 120_000,
  programs: 4,
  bytes: 5 * 1024 * 1024,
  redirects: 5,
};

/** The program that parses a calendar; a production build bundles it into one file. */
const program = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  process.env.NODE_ENV === 'production' ? 'calendar-program.js' : 'lib/platform/calendar/calendar-program.ts',
);
const memory = ['--max-old-space-size=128', '--max-semi-space-size=4'];

/** How one part of the site reads its calendars. */
export type FeedReader = Omit<CalendarOptions, 'window'> & {
  /** Name of the part, for the log. */
  part: string;
  /** Minimum time between two reads, and how far ahead to look, in milliseconds. */
  every: number;
  ahead: number;
};

type Copy = { times: Interval[]; readAt: number };

export type Feed = {
  host: string;
  /** The last copy that was read in full, and a later one where parts were skipped or guessed. */
  copies: { full?: Copy; partial?: Copy };
  triedAt: number;
  /** What went wrong in the last attempt, without text from the calendar. */
  faults: readonly string[];
  /** Settles after the last attempt. Never rejects. */
  reading: Promise<void>;
};

/**
 * Returns the calendar at `url`, and starts reading it if the last attempt is too old or the clock was set back. The
 * URL is a secret: show only its host.
 */
export function openFeed(url: string, reader: FeedReader, now = Date.now()): Feed {
  const feeds = singleton('calendar-feeds', () => new Map<string, Feed>());
  const { host } = new URL(url);
  const unread = {
    host,
    copies: {},
    triedAt: Number.NEGATIVE_INFINITY,
    faults: [],
    reading: Promise.resolve(),
  };
  const feed: Feed = feeds.get(`${reader.part} ${url}`) ?? unread;
  feeds.set(`${reader.part} ${url}`, feed);
  if (Math.abs(now - feed.triedAt) < reader.every) return feed;

  feed.triedAt = now;
  const note = (faults: readonly string[]) => {
    const added = faults.filter((fault) => !feed.faults.includes(fault));
    if (added.length > 0)
      logOf(reader.part).warn({ host, faults: added }, 'a calendar cannot be read in full');
    feed.faults = faults;
  };
  feed.reading = read(new URL(url), reader, now).then(
    ({ times, problems }) => {
      const copy = { times, readAt: now };
      feed.copies = problems.length > 0 ? { ...feed.copies, partial: copy } : { full: copy };
      note(problems);
    },
    (error) => note([failureOf(error)]),
  );
  return feed;
}

/** The times of events in the copies of the last 24 hours, which may overlap; null without such a copy. */
export function timesOf({ copies }: Feed, now = Date.now()): Interval[] | null {
  const usable = Object.values(copies).filter(({ readAt }) => Math.abs(now - readAt) < limits.copy);
  return usable.length > 0 ? usable.flatMap(({ times }) => times) : null;
}

/** Downloads and parses a calendar, far enough ahead for the lifetime of a copy. Rejects if that takes too long. */
async function read(url: URL, { part, every, ahead, ...options }: FeedReader, now: number) {
  const signal = AbortSignal.timeout(limits.download);
  // A hanging DNS lookup or handshake ignores the signal.
  const bytes = await withTimeout(limits.download, download(url, signal, limits.redirects), () => {
    throw new Error('The calendar took too long.');
  });
  const window = { start: now - DAY, end: now + ahead + limits.copy };
  // Each program takes up to 230 MB, so it waits for the one started `limits.programs` before it.
  const latest = singleton('calendar-programs', () =>
    Array<Promise<unknown>>(limits.programs).fill(Promise.resolve()),
  );
  const times = Promise.resolve(latest.shift()).then(() => runProgram(bytes, { ...options, window }));
  latest.push(times.catch(() => {}));
  return times;
}

const run = promisify(execFile);

/** Parses a calendar in a separate process, so that a huge one can't block the site or use up its memory. */
async function runProgram(calendar: Uint8Array, options: CalendarOptions): Promise<CalendarTimes> {
  const args = [...memory, program, JSON.stringify(options)];
  const env = { NODE_ENV: process.env.NODE_ENV };
  const running = run(process.execPath, args, { env, timeout: limits.program, killSignal: 'SIGKILL' });
  // If the process exits early, this pipe breaks and `running` rejects.
  running.child.stdin?.on('error', () => {}).end(calendar);
  return JSON.parse((await running).stdout);
}

/** Follows redirects over https only, or from loopback to loopback. */
async function download(
  address: URL,
  signal: AbortSignal,
  hops: number,
  login?: string,
): Promise<Uint8Array> {
  const url = new URL(address);
  const { username, password } = url;
  const name = username || password ? `${decode(username)}:${decode(password)}` : login;
  Object.assign(url, { username: '', password: '' });
  const authorization = name && { authorization: `Basic ${Buffer.from(name).toString('base64')}` };
  const headers = { accept: 'text/calendar', ...authorization };
  const response = await fetch(url, { headers, signal, redirect: 'manual', cache: 'no-store' });
  if (response.status >= 300 && response.status < 400) {
    const location = response.headers.get('location');
    const to = location ? URL.parse(location, url) : null;
    const isAllowed = to && (isLoopback(to) ? isLoopback(url) : to.protocol === 'https:');
    if (!isAllowed || hops === 0) throw new Error('The calendar redirects to another place.');
    return download(to, signal, hops - 1, to.origin === url.origin ? name : undefined);
  }
  if (response.status !== 200) throw new Error('The response is not a calendar.');
  return readStream(response.body ?? [], limits.bytes, response.headers.get('content-length'));
}
