import 'server-only';
import type { Rental } from '@/content/rentals';
import { timeZone } from '@/content/time-zone';
import { type Feed, type FeedOptions, hasWholeCopy, openFeed, timesOf } from '@/lib/platform/calendar/feed';
import { DAY_MS, MINUTE_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { isBuilding } from '@/lib/platform/next/build-phase';
import { markOwnTags, tagPage } from '@/lib/platform/next/page-tags';
import type { PartHealth } from '@/lib/platform/observability/health';
import { logOf } from '@/lib/platform/observability/log';
import { singleton } from '@/lib/platform/singleton';
import { type Day, endOfCalendars, officeDay } from '@/lib/time/calendar-days';
import { findAvailability, type HomeAvailability, type HomeCalendar, listNights } from './availability';
import { arePresentHomesRead, presentHomes } from './present-homes';
import { findSampleNights } from './sample-calendar';
import { findTakenNights } from './taken-nights';

/** Pages show changes within ten minutes. All instances read at the same times, so that none has an older copy. */
const READ_INTERVAL_MS = 9 * MINUTE_MS;

const reader: FeedOptions = {
  timeZone: timeZone.id,
  // Every event in a rental calendar takes nights, even a "free" one: Google's all-day events are "free" by default.
  skipFree: false,
  // Don't merge events: whether an event in the evening takes the night depends on when it ends.
  gap: Number.MIN_SAFE_INTEGER,
  midnightsAreDays: true,
  ...{ part: 'rentals', every: 1, ahead: 370 * DAY_MS },
};

const calendarsByHome = () =>
  singleton('rental-calendars', () => new Map<string, { feeds: Feed[]; calendar: HomeCalendar }>());

const tagOf = (id: string) => `rental:${id}`;

/** Null if the home has no calendar, or its calendar was not read yet. */
function calendarOf({ id, isSample }: Pick<Rental, 'id' | 'isSample'>): HomeCalendar | null {
  if (env.RENTAL_CALENDARS.length > 0) return calendarsByHome().get(id)?.calendar ?? null;
  // No sample calendars during the build, because they depend on today's date.
  return isSample && !isBuilding() ? sampleCalendarOf(id) : null;
}

function sampleCalendarOf(id: string): HomeCalendar {
  const today = officeDay();
  const samples = singleton('sample-calendars', () => new Map<string, HomeCalendar & { today: Day }>());
  const cached = samples.get(id);
  if (cached?.today === today) return cached;
  const facts = { isComplete: true, isFailing: false, readAt: null, end: endOfCalendars(today) };
  const calendar = { taken: findSampleNights(id, today), ...facts, today };
  samples.set(id, calendar);
  return calendar;
}

export function findAvailabilities(stay: { checkIn: Day; checkOut: Day }): Record<string, HomeAvailability> {
  const today = officeDay();
  return Object.fromEntries(
    presentHomes().map((home) => [home.id, findAvailability(home, calendarOf(home), stay, today)]),
  );
}

/** Like `calendarOf`, and tags the current page, so that it is rendered again when the calendar changes. */
export async function calendarForPage(home: Pick<Rental, 'id' | 'isSample'>): Promise<HomeCalendar | null> {
  await tagPage([tagOf(home.id)]);
  return calendarOf(home);
}

/** Ids in RENTAL_CALENDARS that no home has: it was removed, or the id has a typo. None until the homes are read. */
function listUnknownHomes(): string[] {
  if (env.CONTENTFUL_SPACE_ID && !arePresentHomesRead()) return [];
  const present = new Set(presentHomes().map(({ id }) => id));
  return [...new Set(env.RENTAL_CALENDARS.map(({ id }) => id)).difference(present)];
}

export function startReadingCalendars(): () => void {
  const unknown = listUnknownHomes();
  if (unknown.length > 0)
    logOf('rentals').warn(
      `RENTAL_CALENDARS names "${unknown.join('", "')}", but there is no home with this id.`,
    );
  // The build didn't know today's date or the server's settings, so its pages are outdated.
  const pages = presentHomes().map(({ id }) => tagOf(id));
  markOwnTags(pages, 'expired');
  void readCalendars();
  // Not `startPolling`: nothing is lost if a read is cut off.
  const timer = setInterval(readCalendars, MINUTE_MS).unref();
  return () => clearInterval(timer);
}

/** Skips a home if its feeds were all read in the current interval. Never rejects. */
async function readCalendars(): Promise<void> {
  const now = Date.now();
  const intervalOf = (moment: number) => Math.floor(moment / READ_INTERVAL_MS);
  const isDue = (feed: Feed) => !timesOf(feed, now) || intervalOf(feed.triedAt) < intervalOf(now);
  const today = officeDay(now);
  const unknown = listUnknownHomes();
  const known = env.RENTAL_CALENDARS.filter(({ id }) => !unknown.includes(id));
  const byHome = Map.groupBy(known, ({ id }) => id);
  await Promise.all(
    Array.from(byHome, async ([id, pairs]) => {
      // With it, opening a feed reads it only if it was never read.
      const readerOfUnread = { ...reader, every: Number.POSITIVE_INFINITY };
      const due = pairs.filter(({ url }) => isDue(openFeed(url, readerOfUnread, now)));
      if (due.length === 0) return;
      for (const { url } of due) openFeed(url, reader, now);
      const feeds = pairs.map(({ url }) => openFeed(url, readerOfUnread, now));
      await Promise.all(feeds.map(({ reading }) => reading));
      const before = calendarsByHome().get(id)?.calendar;
      const calendar = combineFeeds(feeds, today, now);
      calendarsByHome().set(id, { feeds, calendar });
      if (!before || !looksSame(before, calendar)) markOwnTags([tagOf(id)], 'stale');
    }),
  );
}

function combineFeeds(feeds: readonly Feed[], today: Day, now: number): HomeCalendar {
  const times = feeds.map((feed) => timesOf(feed, now));
  // The calendar is as old as the feed that was read longest ago.
  const readTimes = feeds.flatMap(({ copies }, index) =>
    times[index] ? Math.max(...Object.values(copies).map(({ readAt }) => readAt)) : [],
  );
  return {
    taken: findTakenNights(
      times.flatMap((read) => read ?? []),
      listNights(today),
    ),
    end: endOfCalendars(today),
    isComplete: feeds.every((feed) => hasWholeCopy(feed, now)),
    isFailing: feeds.some(({ faults }) => faults.length > 0),
    readAt: readTimes.length > 0 ? Math.min(...readTimes) : null,
  };
}

/** Whether pages show the same for both calendars, apart from when they were read. */
const looksSame = (one: HomeCalendar, other: HomeCalendar) =>
  one.end === other.end &&
  one.isComplete === other.isComplete &&
  one.isFailing === other.isFailing &&
  one.taken.symmetricDifference(other.taken).size === 0;

/** `failing` lists the home id and hostname of each failing feed, but not its URL, which is secret. */
export async function rentalCalendarsHealth(): Promise<PartHealth> {
  const failing = Array.from(calendarsByHome()).flatMap(([home, { feeds }]) =>
    feeds.flatMap(({ faults, host }) => (faults.length > 0 ? { home, host } : [])),
  );
  const unknownHomes = listUnknownHomes();
  const isWhole = failing.length + unknownHomes.length === 0;
  return { status: isWhole ? 'ok' : 'degraded', failing, ...(unknownHomes.length > 0 && { unknownHomes }) };
}
