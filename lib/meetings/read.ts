import { hash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { meetingPageCopy } from '@/content/meeting-pages';
import { availability, meetingCopy } from '@/content/meetings';
import type { Database, Tables } from '@/lib/database/schema';
import { RECEIPT, toLead } from '@/lib/leads/lead';
import { busyTimes, isBusyAt } from './busy';
import { type Day, offeredDays } from './slots';
import { parseZone } from './words';

/** How long a call takes, in milliseconds. */
export const MEETING_MS = availability.minutes * 60_000;

/** A meeting as its page, its invitation and the office see it. */
export type Meeting = ReturnType<typeof toMeeting>;

/** What is stored of a key. */
const hashOf = (key: string) => hash('sha256', key);

/** The meeting that the key opens; null for any other. */
export async function openMeeting(db: Database, id: string, key: string): Promise<Meeting | null> {
  if (!RECEIPT.test(id)) return null;
  const holder = db.selectFrom('meeting_keys').where('lead_id', '=', id).where('hash', '=', hashOf(key));
  return (await holder.select('hash').executeTakeFirst()) ? getMeeting(db, id) : null;
}

/** A new key for a meeting: each answer and each email has its own, because none is stored. */
export async function addKey(db: Database, id: string): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  const row = { hash: hashOf(key), lead_id: id };
  const insert = (within: Database) => within.insertInto('meeting_keys').values(row).execute();
  // Only transactions wait for another process that writes.
  await (db.isTransaction ? insert(db) : db.transaction().execute(insert));
  return key;
}

/** The meetings that hold a slot and are not over, in the order of time. */
export async function upcomingMeetings(db: Database, now = Date.now()): Promise<Meeting[]> {
  const notOver = withLeads(db).where('slot', '>', now - MEETING_MS);
  return (await notOver.orderBy('slot').execute()).map(toMeeting);
}

/** The days with slots that nobody holds and at which the office is not busy, seen at the time `now`. */
export async function freeDays(db: Database, now = Date.now()): Promise<Day[]> {
  const busy = await busyTimes(now);
  const rows = await db
    .selectFrom('meetings')
    .select('slot')
    .where('slot', '>', now - MEETING_MS)
    .execute();
  // The office also moves calls to times between slots.
  const isTaken = (slot: number) => rows.some((row) => Math.abs(Number(row.slot) - slot) < MEETING_MS);
  return offeredDays(availability, now, { has: (slot) => isTaken(slot) || isBusyAt(busy, slot) });
}

/** The meeting of that id; null if there is none, as after its person was forgotten. */
export async function getMeeting(db: Database, id: string): Promise<Meeting | null> {
  const row = await withLeads(db).where('meetings.lead_id', '=', id).executeTakeFirst();
  return row ? toMeeting(row) : null;
}

const withLeads = (db: Database) =>
  db
    .selectFrom('meetings')
    .innerJoin('leads', 'leads.id', 'meetings.lead_id')
    .selectAll(['leads', 'meetings']);

function toMeeting(row: Selectable<Tables['leads'] & Tables['meetings']>) {
  const lead = toLead(row);
  const title = row.moved_at === null ? meetingCopy.booked : meetingPageCopy.moved;
  return {
    id: row.lead_id,
    /** What has become of it, as its page and its email say it. */
    title: row.canceled_at === null ? title : meetingPageCopy.canceled,
    startsAt: row.starts_at,
    endsAt: row.starts_at + MEETING_MS,
    /** False for what was canceled, and for what was quarantined. */
    holdsSlot: row.slot !== null,
    isCanceled: row.canceled_at !== null,
    sequence: row.sequence,
    changedAt: row.changed_at,
    /** The visitor's IANA time zone; Central if it is not known. */
    zone: parseZone(String(lead.data.zone ?? '')) ?? availability.timeZone,
    lead,
  };
}
