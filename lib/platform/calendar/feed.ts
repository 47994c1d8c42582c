import { MessageChannel, Worker } from 'node:worker_threads';
import { DAY_MS } from '../durations.ts';
import { logOf } from '../observability/log.ts';
import { forgetSingleton, singleton } from '../singleton.ts';
import type { CalendarReading, CalendarRequest } from './calendar-thread.ts';
import { type CalendarOptions, mayMissEvents } from './calendar-times.ts';
import { programPath } from './program-path.ts';
import type { Interval } from './values.ts';

const COPY_LIFETIME = DAY_MS;

export type FeedOptions = Omit<CalendarOptions, 'window'> & {
  part: string;
  /** `every` is the minimum time between two reads, and `ahead` is how far ahead to look, both in milliseconds. */
  every: number;
  ahead: number;
};

type Copy = { times: Interval[]; readAt: number; mayMissEvents: boolean };

export type Feed = {
  host: string;
  /** `full` is the last copy without problems. `partial` is a newer copy in which parts were skipped or guessed. */
  copies: { full?: Copy; partial?: Copy };
  triedAt: number;
  isReading: boolean;
  /** The errors of the last attempt, without text from the calendar. */
  faults: readonly string[];
  /** Resolves when the last attempt has ended. Never rejects. */
  reading: Promise<void>;
};

/** Starts reading if the last attempt is too old or the clock was set back. `url` is a secret: show only its host. */
export function openFeed(url: string, reader: FeedOptions, now = Date.now()): Feed {
  const feeds = singleton('calendar-feeds', () => new Map<string, Feed>());
  const { host } = new URL(url);
  const unread = {
    host,
    copies: {},
    triedAt: Number.NEGATIVE_INFINITY,
    isReading: false,
    faults: [],
    reading: Promise.resolve(),
  };
  const feed: Feed = feeds.get(`${reader.part} ${url}`) ?? unread;
  feeds.set(`${reader.part} ${url}`, feed);
  if (feed.isReading || Math.abs(now - feed.triedAt) < reader.every) return feed;

  feed.triedAt = now;
  feed.isReading = true;
  const noteFaults = (faults: readonly string[]) => {
    const added = faults.filter((fault) => !feed.faults.includes(fault));
    if (added.length > 0)
      logOf(reader.part).warn({ host, faults: added }, 'a calendar cannot be read in full');
    feed.faults = faults;
  };
  feed.reading = readInThread(url, reader, now).then(({ times, problems }) => {
    feed.isReading = false;
    const copy = times && { times, readAt: now, mayMissEvents: mayMissEvents(problems) };
    if (copy) feed.copies = problems.length > 0 ? { ...feed.copies, partial: copy } : { full: copy };
    noteFaults(problems);
  });
  return feed;
}

const usableCopiesOf = ({ copies }: Feed, now: number) =>
  Object.values(copies).filter(({ readAt }) => Math.abs(now - readAt) < COPY_LIFETIME);

/** Returns the event times in the copies of the last 24 hours, or null if there is no such copy. Times may overlap. */
export function timesOf(feed: Feed, now = Date.now()): Interval[] | null {
  const usable = usableCopiesOf(feed, now);
  return usable.length > 0 ? usable.flatMap(({ times }) => times) : null;
}

/** Whether a copy of the last 24 hours has every event of the calendar. */
export const hasWholeCopy = (feed: Feed, now: number): boolean =>
  usableCopiesOf(feed, now).some((copy) => !copy.mayMissEvents);

/** Never rejects. Reads further than `ahead`, so that a copy still covers `ahead` at the end of its lifetime. */
function readInThread(url: string, reader: FeedOptions, now: number): Promise<CalendarReading> {
  const { part, every, ahead, ...options } = reader;
  const window = { start: now - DAY_MS, end: now + ahead + COPY_LIFETIME };
  const { port1, port2 } = new MessageChannel();
  const request: CalendarRequest = { url, options: { ...options, window }, port: port2 };
  getCalendarThread().postMessage(request, [port2]);
  return new Promise((resolve) => {
    port1.once('message', resolve);
    // The port also closes if the thread ends without a response.
    port1.once('close', () => resolve({ times: null, problems: ['unread'] }));
  });
}

/** In the main thread, starting downloads and programs would block the site for several milliseconds per calendar. */
const getCalendarThread = () =>
  singleton('calendar-thread', () => {
    const worker = new Worker(/* turbopackIgnore: true */ programPath('calendar-thread'));
    worker.on('error', () => {}).on('exit', () => forgetSingleton('calendar-thread'));
    worker.unref();
    return worker;
  });
