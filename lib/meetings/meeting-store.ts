import { sql } from 'kysely';
import { limits } from '@/content/limits';
import { availability, slotProblems } from '@/content/meetings';
import { queueDeliveries } from '@/lib/database/deliveries';
import { addKey, extendKeys } from '@/lib/database/keys';
import { mailboxOf, personKeys } from '@/lib/database/person-keys';
import { isPostgres, locks } from '@/lib/database/postgres';
import type { Database, Tables } from '@/lib/database/schema';
import { consumeLimits, type Limit, mailboxKey } from '@/lib/database/uses';
import type { LeadData } from '@/lib/forms/lead-forms';
import type { NewLead } from '@/lib/inbox/lead';
import {
  type LeadEvent,
  lockLead,
  type NewEvent,
  recordEvent,
  type TargetsFor,
} from '@/lib/inbox/lead-events';
import { fingerprintOf, REPEAT_WINDOW, storeLead } from '@/lib/inbox/lead-store';
import { REMINDER, reminderAt } from '@/lib/meetings/email/meeting-targets';
import type { Interval } from '@/lib/platform/calendar/values';
import { MINUTE_MS } from '@/lib/platform/durations';
import { parseInstant } from '@/lib/time/slot';
import { isBusyAt } from './busy';
import { callKeyExpiry, forgetOpenDays, getMeeting, type Meeting } from './read-meetings';
import { findSlotProblem, MEETING_MS } from './slots';

/** How many bookings one mailbox may make, and how often visitors may move one meeting, in 24 hours. */
const MAX_BOOKINGS = 5;
const MAX_MOVES = 5;

/** The minimum time between two emails to a mailbox about changes (ms). */
const EMAIL_PAUSE = 5 * MINUTE_MS;

const ALL_STATES = ['parked', 'refused', 'delivered', 'pending'] as const;

/** Whether a target sends its email right after a booking or a change. Only the reminder is sent later. */
const isImmediate = (target: string) => target !== REMINDER;

type BookingResult =
  | { outcome: 'booked'; id: string; key: string | null; startsAt: number }
  | { outcome: 'slot-taken'; requested: number }
  | { outcome: 'too-many-meetings' }
  | { outcome: 'invalid-fields'; errors: { slot: string } };

type ChangeResult = 'changed' | 'unchanged' | 'conflict' | 'slot-taken' | 'over';

type BookingOptions = {
  /** The targets that email the visitor. */
  emailTargets: readonly string[];
  eventTargets: TargetsFor;
  busyTimes?: readonly Interval[];
  networkLimits: readonly Limit[];
};

/**
 * Stores a lead, its meeting and its deliveries in one transaction. Only one booking gets a slot; a quarantined lead
 * gets none. Throws an HttpError with 429 after too many bookings and moves from one network, or too many bookings by
 * one mailbox. Canceled calls count too, because each one sends an email.
 *
 * If the same content and `lead.request` were booked within the last 10 minutes, returns that meeting, booked again if
 * it was canceled. A repeat without a `request` also gets that meeting, but no key to it, because a stranger may know
 * the content. Any other `request` books another meeting.
 */
export async function bookMeeting(
  db: Database,
  lead: NewLead,
  options: BookingOptions & { leadTargets: readonly string[] },
  now = Date.now(),
): Promise<BookingResult> {
  const { leadTargets, emailTargets, busyTimes = [], networkLimits } = options;
  const requested = parseInstant(lead.data.slot) ?? 0;
  const isNew = lead.status === 'new';
  const { mailbox, phone_line } = personKeys(lead.data);

  return runChange(db, async (transaction) => {
    const repeated = await findSameMeeting(transaction, lead, now);
    const mayOpen = !repeated || lead.request !== undefined;
    if (repeated && !repeated.isCanceled) return toBookingResult(transaction, repeated, mayOpen);

    const problem = findSlotProblem(availability, requested, now);
    if (problem) return { outcome: 'invalid-fields', errors: { slot: slotProblems[problem] } };

    if (isNew) {
      const { held } = await transaction
        .selectFrom('meetings')
        .select(({ fn }) => fn.countAll<number>().as('held'))
        .where('slot', '>', now)
        .where(({ eb, or }) => or([eb('mailbox', '=', mailbox), eb('phone_line', '=', phone_line)]))
        .executeTakeFirstOrThrow();
      if (held >= limits.upcomingCalls) return { outcome: 'too-many-meetings' };
      if (isBusyAt(busyTimes, requested) || (await isTaken(transaction, requested)))
        return { outcome: 'slot-taken', requested };
    }
    const bookings = { key: mailboxKey(String(lead.data.email)), most: MAX_BOOKINGS };
    await consumeLimits(transaction, [...networkLimits, bookings], now);

    const times = { starts_at: requested, slot: isNew ? requested : null, canceled_at: null, moved_at: null };
    if (repeated) {
      const event = { type: 'booked', actor: 'visitor', at: now, details: { to: requested } } as const;
      await storeChange(transaction, repeated, times, lead.data, event, options);
      return toBookingResult(transaction, { id: repeated.id, startsAt: requested }, mayOpen);
    }
    const id = await storeLead(transaction, lead, [...leadTargets, ...emailTargets.filter(isImmediate)], now);
    const row = { lead_id: id, ...times, sequence: 0, changed_at: now, mailbox, phone_line };
    await transaction.insertInto('meetings').values(row).execute();
    await setReminder(transaction, id, times.slot, emailTargets, now);
    return toBookingResult(transaction, { id, startsAt: requested }, mayOpen);
  });
}

/** `actor` makes the change. `seen` is the number of events that this person saw in the call's history. */
type Author = { actor?: LeadEvent['actor']; seen?: number | undefined };

/**
 * Moves a meeting to `slot`, or cancels it if `slot` is null. Throws an HttpError with 429 if the visitor moved it too
 * often. The office may move it as often as it likes, to any time that overlaps no other call.
 */
export function updateMeeting(
  db: Database,
  id: string,
  slot: number | null,
  options: BookingOptions & Author,
  now = Date.now(),
): Promise<ChangeResult> {
  const { busyTimes = [], networkLimits, actor = 'visitor', seen } = options;
  return runChange(db, async (transaction) => {
    const locked = await lockLead(transaction, id, seen);
    const meeting = await getMeeting(transaction, id);
    if (slot === (meeting?.isCanceled ? null : meeting?.startsAt)) return 'unchanged';
    if (locked?.isOutdated) return 'conflict';
    if (!meeting || meeting.isCanceled || meeting.startsAt <= now) return 'over';
    const { holdsSlot, lead, startsAt: from } = meeting;
    if (slot === null) {
      const data = { ...lead.data, canceled: true };
      const event = { type: 'canceled', actor, at: now, details: { from } } as const;
      await storeChange(transaction, meeting, { slot, canceled_at: now }, data, event, options);
      return 'changed';
    }
    if (holdsSlot && (isBusyAt(busyTimes, slot) || (await isTaken(transaction, slot, id))))
      return 'slot-taken';
    if (actor === 'visitor')
      await consumeLimits(transaction, [...networkLimits, { key: id, most: MAX_MOVES }], now);
    const row = { slot: holdsSlot ? slot : null, starts_at: slot, moved_at: now };
    const data = { ...lead.data, slot: new Date(slot).toISOString() };
    const event = { type: 'moved', actor, at: now, details: { from, to: slot } } as const;
    await storeChange(transaction, meeting, row, data, event, options);
    return 'changed';
  });
}

async function storeChange(
  transaction: Database,
  meeting: Meeting,
  changed: Partial<Tables['meetings']>,
  data: LeadData,
  event: NewEvent,
  { emailTargets, eventTargets }: BookingOptions,
): Promise<void> {
  const { id, sequence, holdsSlot } = meeting;
  const now = event.at;
  const targets = emailTargets.filter(isImmediate);
  const emailAt = await findNextEmailAt(transaction, meeting, targets, now);
  const row = { ...changed, sequence: sequence + 1, changed_at: now };
  await transaction.updateTable('meetings').set(row).where('lead_id', '=', id).execute();
  if (changed.starts_at) await extendKeys(transaction, 'call', id, callKeyExpiry(changed.starts_at));
  // A moved or canceled call has no outcome yet, so remove the former one ("held" or "missed").
  const { outcome: _former, ...unmarked } = data;
  const lead = { data: JSON.stringify(unmarked), answered_at: null, note: null, undelivered: null };
  await transaction.updateTable('leads').set(lead).where('id', '=', id).execute();
  const deliveries = targets.map((target) => ({ lead_id: id, target }));
  // A quarantined meeting holds no slot and gets none here. Nothing about it is delivered.
  const isAccepted = holdsSlot || Boolean(changed.slot);
  if (isAccepted) await queueDeliveries(transaction, deliveries, emailAt, ALL_STATES);
  await recordEvent(transaction, id, event, isAccepted ? eventTargets : () => []);
  await setReminder(transaction, id, changed.slot ?? null, emailTargets, now);
}

async function setReminder(
  transaction: Database,
  id: string,
  slot: number | null,
  emailTargets: readonly string[],
  now: number,
): Promise<void> {
  const row = { lead_id: id, target: REMINDER };
  if (slot === null)
    await transaction
      .deleteFrom('deliveries')
      .where('lead_id', '=', id)
      .where('target', '=', REMINDER)
      .where('state', '<>', 'delivered')
      .execute();
  else if (emailTargets.includes(REMINDER))
    await queueDeliveries(transaction, [row], reminderAt(slot, now), ALL_STATES);
}

/** Returns when to email about a change. An email queued for the meeting covers it: emails are written when sent. */
async function findNextEmailAt(db: Database, { id, lead }: Meeting, targets: readonly string[], now: number) {
  if (targets.length === 0) return now;
  const recent = await db
    .selectFrom('deliveries')
    .innerJoin('meetings', 'meetings.lead_id', 'deliveries.lead_id')
    .select(['meetings.lead_id as id', 'queued_at as at'])
    .where('target', 'in', targets)
    .where('mailbox', '=', mailboxOf(String(lead.data.email)))
    .where('sequence', '>', 0)
    .where('queued_at', '>', now - EMAIL_PAUSE)
    .execute();
  const queued = recent.find((email) => email.id === id && email.at > now);
  return queued?.at ?? Math.max(now, ...recent.map(({ at }) => at + EMAIL_PAUSE));
}

async function findSameMeeting(transaction: Database, lead: NewLead, now: number): Promise<Meeting | null> {
  const repeated = await transaction
    .selectFrom('fingerprints')
    .select('lead_id as id')
    .where('fingerprint', '=', fingerprintOf(lead))
    .where('created_at', '>', now - REPEAT_WINDOW)
    .executeTakeFirst();
  return repeated ? getMeeting(transaction, repeated.id) : null;
}

async function toBookingResult(
  transaction: Database,
  { id, startsAt }: Pick<Meeting, 'id' | 'startsAt'>,
  mayOpen: boolean,
) {
  const key = mayOpen ? await addKey(transaction, 'call', id, callKeyExpiry(startsAt)) : null;
  return { outcome: 'booked' as const, id, key, startsAt };
}

/** Reserves slots for quarantined meetings that the office accepts. Returns the ids of meetings that got no slot. */
export function holdSlots(
  db: Database,
  ids: readonly string[],
  emailTargets: readonly string[],
  now = Date.now(),
): Promise<string[]> {
  return runChange(db, async (transaction) => {
    const withoutSlot: string[] = [];
    for (const id of ids) {
      const meeting = await getMeeting(transaction, id);
      if (!meeting || meeting.holdsSlot || meeting.isCanceled) continue;
      if (meeting.startsAt <= now || (await isTaken(transaction, meeting.startsAt))) {
        withoutSlot.push(id);
        continue;
      }
      const row = { slot: meeting.startsAt };
      await transaction.updateTable('meetings').set(row).where('lead_id', '=', id).execute();
      await setReminder(transaction, id, row.slot, emailTargets, now);
    }
    return withoutSlot;
  });
}

const lastChanges = new WeakMap<Database, Promise<unknown>>();

/**
 * Runs one change of meetings at a time, across processes: SQLite has one writer anyway, PostgreSQL takes an advisory
 * lock. Changes of the same process wait here, so that a rush for one slot does not use up all connections.
 */
function runChange<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  const transact = () =>
    db.transaction().execute(async (transaction) => {
      if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${locks.meetings})`.execute(transaction);
      return work(transaction);
    });
  const before = lastChanges.get(db) ?? Promise.resolve();
  const result = before.then(transact).finally(() => forgetOpenDays(db));
  lastChanges.set(
    db,
    result.catch(() => {}),
  );
  return result;
}

/** Any overlap counts, not only an equal start: the office may have moved a call to a time between two slots. */
async function isTaken(db: Database, slot: number, id = ''): Promise<boolean> {
  const holder = db
    .selectFrom('meetings')
    .select('lead_id')
    .where('slot', '>', slot - MEETING_MS)
    .where('slot', '<', slot + MEETING_MS)
    .where('lead_id', '<>', id);
  return Boolean(await holder.executeTakeFirst());
}
