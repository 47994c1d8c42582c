import { availability } from '@/content/meetings';
import { timeZone } from '@/content/time-zone';
import { emailDomain } from '@/lib/delivery/send-email';
import { RECEIPT_PREFIX } from '@/lib/inbox/receipt';
import { type FeedOptions, openFeed, timesOf } from '@/lib/platform/calendar/feed';
import type { Interval } from '@/lib/platform/calendar/values';
import { DAY_MS, MINUTE_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import type { PartHealth } from '@/lib/platform/observability/health';
import { withTimeout } from '@/lib/platform/time-limit';
import { MEETING_MS } from './slots';

/** How long a request waits for calendars that are being read (ms). After that, their last copies count. */
const WAIT_MS = 700;

/** Skips events with the UID of one of our own calls (`id` in calendar-file.ts), which would block moving the call. */
const reader: FeedOptions = {
  part: 'meetings',
  every: MINUTE_MS,
  ahead: (availability.lastDay + 2) * DAY_MS,
  timeZone: timeZone.id,
  skipFree: true,
  skippedUid: { start: RECEIPT_PREFIX, end: `@${emailDomain}` },
  gap: MEETING_MS,
};

const openFeeds = (now?: number) => env.MEETINGS_BUSY_URLS.map((url) => openFeed(url, reader, now));

/** Reads each calendar at most once a minute. If one is slow or fails, its last copy counts for 24 h. Never rejects. */
export async function readBusyTimes(now = Date.now()): Promise<Interval[]> {
  const feeds = openFeeds(now);
  await withTimeout<unknown>(WAIT_MS, Promise.all(feeds.map(({ reading }) => reading)), () => undefined);
  return feeds.flatMap((feed) => timesOf(feed, now) ?? []);
}

export const isBusyAt = (busy: readonly Interval[], slot: number) =>
  busy.some(({ start, end }) => start < slot + MEETING_MS && end > slot);

/** `failing` lists hostnames only, because calendar URLs are secret. Never rejects. */
export async function busyHealth(): Promise<PartHealth> {
  await readBusyTimes();
  const failing = openFeeds().flatMap(({ faults, host }) => (faults.length > 0 ? host : []));
  return { status: failing.length > 0 ? 'degraded' : 'ok', failing };
}
