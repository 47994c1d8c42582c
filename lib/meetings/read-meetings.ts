import type { Selectable } from 'kysely';
import { meetingPageCopy } from '@/content/meeting-pages';
import { availability, meetingCopy } from '@/content/meetings';
import { timeZone } from '@/content/time-zone';
import { readKey } from '@/lib/database/keys';
import type { Database, Tables } from '@/lib/database/schema';
import { type Lead, toLead } from '@/lib/inbox/lead';
import { DAY_MS } from '@/lib/platform/durations';
import { singleton } from '@/lib/platform/singleton';
import { parseZone } from '@/lib/platform/time-zones';
import { type Slot, toSlot } from '@/lib/time/slot';
import { isBusyAt, readBusyTimes } from './busy';
import { type FreeDay, getOpenDays, MEETING_MS } from './slots';

/** How long after a call the visitor's links open its page. */
const KEY_MS = 60 * DAY_MS;

/** Times are in milliseconds since 1970. */
export type Meeting = {
  id: string;
  /** "Your call is booked", for the page and emails. */
  title: string;
  startsAt: number;
  endsAt: number;
  /** False if the call is canceled, or is quarantined as spam. */
  holdsSlot: boolean;
  isCanceled: boolean;
  sequence: number;
  changedAt: number;
  /** The visitor's IANA time zone; ours if unknown. */
  zone: string;
  slot: Slot;
  lead: Lead;
};

export async function openMeeting(
  db: Database,
  id: string,
  key: string,
  now = Date.now(),
): Promise<Meeting | null> {
  const row = await readKey(db, ['call'], key);
  return row?.lead_id === id && row.expires_at > now ? getMeeting(db, id) : null;
}

/** Returns when the keys to a call expire (ms since 1970). */
export const callKeyExpiry = (startsAt: number) => startsAt + KEY_MS;

/** Returns the meetings that hold a slot, aren't over at `now` and start before `until`, sorted by time. */
export async function readUpcomingMeetings(
  db: Database,
  now = Date.now(),
  until = Number.MAX_SAFE_INTEGER,
): Promise<Meeting[]> {
  const upcoming = selectMeetings(db)
    .where('slot', '>', now - MEETING_MS)
    .where('slot', '<', until);
  return (await upcoming.orderBy('slot').execute()).map(toMeeting);
}

export async function readFreeDays(db: Database, now = Date.now()): Promise<FreeDay[]> {
  const [busy, days] = await Promise.all([readBusyTimes(now), readOpenDays(db, now)]);
  const free = days.map(({ date, slots }) => ({
    date,
    slots: slots.filter((slot) => !isBusyAt(busy, slot)),
  }));
  return free.filter(({ slots }) => slots.length > 0);
}

/** How long the open days are cached (ms). Computing them takes as much CPU time as serving a cached page. */
const CACHE_MS = 1_000;

/** A singleton, because Next loads this module separately for pages and route handlers. */
const cache = singleton(
  'open-days',
  () => new WeakMap<Database, { now: number; days: Promise<FreeDay[]> }>(),
);

export const forgetOpenDays = (db: Database) => cache.delete(db);

function readOpenDays(db: Database, now: number): Promise<FreeDay[]> {
  const last = cache.get(db);
  if (last && Math.abs(now - last.now) < CACHE_MS) return last.days;
  const held = db
    .selectFrom('meetings')
    .select('slot')
    .where('slot', '>', now - MEETING_MS);
  const days = held.execute().then((rows) => {
    // Any overlap counts, because the office may have moved a call to a time between two slots.
    const isTaken = (slot: number) => rows.some((row) => Math.abs(Number(row.slot) - slot) < MEETING_MS);
    return getOpenDays(availability, now, isTaken);
  });
  cache.set(db, { now, days });
  days.catch(() => forgetOpenDays(db));
  return days;
}

/** Returns null if there is no such meeting, or it was deleted with its lead. */
export async function getMeeting(db: Database, id: string): Promise<Meeting | null> {
  const row = await selectMeetings(db).where('meetings.lead_id', '=', id).executeTakeFirst();
  return row ? toMeeting(row) : null;
}

const selectMeetings = (db: Database) =>
  db
    .selectFrom('meetings')
    .innerJoin('leads', 'leads.id', 'meetings.lead_id')
    .selectAll(['leads', 'meetings']);

function toMeeting(row: Selectable<Tables['leads'] & Tables['meetings']>): Meeting {
  const lead = toLead(row);
  const zone = parseZone(lead.data.zone) ?? timeZone.id;
  const title = row.moved_at === null ? meetingCopy.booked : meetingPageCopy.moved;
  return {
    id: row.lead_id,
    title: row.canceled_at === null ? title : meetingPageCopy.canceled,
    startsAt: row.starts_at,
    endsAt: row.starts_at + MEETING_MS,
    holdsSlot: row.slot !== null,
    isCanceled: row.canceled_at !== null,
    sequence: row.sequence,
    changedAt: row.changed_at,
    zone,
    slot: toSlot(row.starts_at, zone),
    lead,
  };
}
