import { sql } from 'kysely';
import { availability, slotProblems } from '@/content/meetings';
import { mailboxOf, phoneLineOf } from '@/lib/database/person-keys';
import { isPostgres } from '@/lib/database/postgres';
import type { Database, Tables } from '@/lib/database/schema';
import { queueDeliveries } from '@/lib/delivery/queue';
import type { LeadData } from '@/lib/forms/lead-forms';
import type { NewLead } from '@/lib/inbox/lead';
import type { LeadEvent } from '@/lib/inbox/lead-events';
import { fingerprintOf, REPEAT_WINDOW, storeLead } from '@/lib/inbox/lead-store';
import { lockLead, type NewEvent, recordEvent, type Told } from '@/lib/inbox/record-event';
import { consumeLimits, type Limit, mailboxKey } from '@/lib/inbox/usage-limits';
import { REMINDER, reminderAt } from '@/lib/meetings/email/reminder';
import type { Interval } from '@/lib/platform/calendar/values';
import { parseInstant } from '@/lib/time/slot';
import { isBusyAt } from './busy';
import { addKey, forgetOpenDays, getMeeting, MEETING_MS, type Meeting } from './read-meetings';
import { slotProblem } from './slots';

const MOST_PER_PERSON = 3;
/** For one mailbox, in 24 hours. */
const MOST_BOOKINGS = 5;
/** For one meeting, in 24 hours. */
const MOST_MOVES = 5;

/** Between two emails about changes to one mailbox (ms). */
const EMAIL_PAUSE = 5 * 60_000;

const EVERY_STATE = ['parked', 'delivered', 'pending'] as const;

const withoutReminder = (targets: readonly string[]) => targets.filter((target) => target !== REMINDER);

/** PostgreSQL's advisory lock. It differs from that of the migrations. */
const MEETINGS_LOCK = 7_305_143;

type Booking =
  | { outcome: 'booked'; id: string; key: string | null; startsAt: number }
  | { outcome: 'slot-taken'; requested: number }
  | { outcome: 'too-many-meetings' }
  | { outcome: 'invalid-fields'; errors: { slot: string } };

type Change = 'changed' | 'unchanged' | 'conflict' | 'slot-taken' | 'over';

type BookingOptions = {
  /** The emails to the visitor. */
  emailTargets: readonly string[];
  eventTargets: Told;
  /** When the office is busy. */
  busyTimes?: readonly Interval[];
  networkLimits: readonly Limit[];
};

/**
 * Stores a lead, its meeting and its deliveries in one transaction. A quarantined lead holds no slot. Throws an
 * HttpError (429) if the network or the mailbox has reached its limit. Canceled calls count too, because each sends an
 * email.
 *
 * The same content within 10 minutes is the same meeting, booked again if it was canceled. It returns a key only if
 * `lead.request` is the same too: a stranger may know the content.
 */
export async function bookMeeting(
  db: Database,
  lead: NewLead,
  {
    targets,
    emailTargets,
    eventTargets,
    busyTimes = [],
    networkLimits,
  }: BookingOptions & { targets: readonly string[] },
  now = Date.now(),
): Promise<Booking> {
  const startsAt = parseInstant(lead.data.slot) ?? 0;
  const isReal = lead.status === 'new';
  const { email, phone } = lead.data;
  const person = { mailbox: mailboxOf(String(email)), phone_line: phoneLineOf(String(phone)) };

  return change(db, async (transaction) => {
    const existing = await findRepeated(transaction, lead, now);
    const mayOpen = !existing || lead.request !== undefined;
    if (existing && !existing.isCanceled) return booked(transaction, existing, mayOpen);

    const problem = slotProblem(availability, startsAt, now);
    if (problem) return { outcome: 'invalid-fields', errors: { slot: slotProblems[problem] } };

    if (isReal) {
      const { held } = await transaction
        .selectFrom('meetings')
        .select(({ fn }) => fn.countAll<number>().as('held'))
        .where('slot', '>', now)
        .where(({ eb, or }) =>
          or([eb('mailbox', '=', person.mailbox), eb('phone_line', '=', person.phone_line)]),
        )
        .executeTakeFirstOrThrow();
      if (Number(held) >= MOST_PER_PERSON) return { outcome: 'too-many-meetings' };
      if (isBusyAt(busyTimes, startsAt) || (await isTaken(transaction, startsAt)))
        return { outcome: 'slot-taken', requested: startsAt };
    }
    const bookings = { key: mailboxKey(String(email)), most: MOST_BOOKINGS };
    await consumeLimits(transaction, [...networkLimits, bookings], now);

    const when = { starts_at: startsAt, slot: isReal ? startsAt : null, canceled_at: null, moved_at: null };
    if (existing) {
      const event = { type: 'booked', actor: 'visitor', details: { to: startsAt } } as const;
      await alter(transaction, existing, when, lead.data, { emailTargets, eventTargets, event, now });
      return booked(transaction, { id: existing.id, startsAt }, mayOpen);
    }
    const id = await storeLead(transaction, lead, [...targets, ...withoutReminder(emailTargets)], now);
    const row = { lead_id: id, ...when, sequence: 0, changed_at: now, ...person };
    await transaction.insertInto('meetings').values(row).execute();
    await setReminder(transaction, id, when.slot, emailTargets, now);
    return booked(transaction, { id, startsAt }, mayOpen);
  });
}

/** Who moves or cancels a call. `seen`: how many events of its history they saw, if known. */
type Author = { actor?: LeadEvent['actor']; seen?: number | undefined };

/**
 * Moves a meeting to a slot, or cancels it if the slot is null. Throws an HttpError (429) if the visitor moved it too
 * often. The office may move it as often as it likes, to any time without another call.
 */
export function updateMeeting(
  db: Database,
  id: string,
  slot: number | null,
  {
    emailTargets,
    eventTargets,
    busyTimes = [],
    networkLimits,
    actor = 'visitor',
    seen,
  }: BookingOptions & Author,
  now = Date.now(),
): Promise<Change> {
  return change(db, async (transaction) => {
    const locked = await lockLead(transaction, id, seen);
    const meeting = await getMeeting(transaction, id);
    if (slot === (meeting?.isCanceled ? null : meeting?.startsAt)) return 'unchanged';
    if (locked?.isOutdated) return 'conflict';
    if (!meeting || meeting.isCanceled || meeting.startsAt <= now) return 'over';
    const { holdsSlot, lead, startsAt: from } = meeting;
    if (slot === null) {
      const data = { ...lead.data, canceled: true };
      const event = { type: 'canceled', actor, details: { from } } as const;
      await alter(transaction, meeting, { slot, canceled_at: now }, data, {
        emailTargets,
        eventTargets,
        event,
        now,
      });
    } else {
      if (holdsSlot && (isBusyAt(busyTimes, slot) || (await isTaken(transaction, slot, id))))
        return 'slot-taken';
      if (actor === 'visitor')
        await consumeLimits(transaction, [...networkLimits, { key: id, most: MOST_MOVES }], now);
      const row = { slot: holdsSlot ? slot : null, starts_at: slot, moved_at: now };
      const data = { ...lead.data, slot: new Date(slot).toISOString() };
      const event = { type: 'moved', actor, details: { from, to: slot } } as const;
      await alter(transaction, meeting, row, data, { emailTargets, eventTargets, event, now });
    }
    return 'changed';
  });
}

type Alteration = Pick<BookingOptions, 'emailTargets' | 'eventTargets'> & {
  event: Omit<NewEvent, 'at'>;
  now: number;
};

async function alter(
  transaction: Database,
  meeting: Meeting,
  changed: Partial<Tables['meetings']>,
  data: LeadData,
  { emailTargets, eventTargets, event, now }: Alteration,
): Promise<void> {
  const { id, sequence, holdsSlot } = meeting;
  const targets = withoutReminder(emailTargets);
  const emailAt = await nextEmailAt(transaction, meeting, targets, now);
  const row = { ...changed, sequence: sequence + 1, changed_at: now };
  await transaction.updateTable('meetings').set(row).where('lead_id', '=', id).execute();
  // A call that is moved or canceled has not been held.
  const { outcome: _outcome, ...unmarked } = data;
  const lead = { data: JSON.stringify(unmarked), answered_at: null, note: null };
  await transaction.updateTable('leads').set(lead).where('id', '=', id).execute();
  const deliveries = targets.map((target) => ({ lead_id: id, target }));
  // Nothing about a quarantined lead is delivered.
  const isReal = holdsSlot || Boolean(changed.slot);
  if (isReal) await queueDeliveries(transaction, deliveries, emailAt, EVERY_STATE);
  await recordEvent(transaction, id, { ...event, at: now }, isReal ? eventTargets : () => []);
  await setReminder(transaction, id, changed.slot ?? null, emailTargets, now);
}

/** Queues the reminder of a meeting in place of an earlier one; removes it if there is no slot. */
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
    await queueDeliveries(transaction, [row], reminderAt(slot, now), EVERY_STATE);
}

/** Returns when an email about a change may be sent. A waiting one will tell of this change too. */
async function nextEmailAt(db: Database, { id, lead }: Meeting, targets: readonly string[], now: number) {
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
  const waiting = recent.find((email) => email.id === id && email.at > now);
  return waiting?.at ?? Math.max(now, ...recent.map(({ at }) => at + EMAIL_PAUSE));
}

async function findRepeated(transaction: Database, lead: NewLead, now: number): Promise<Meeting | null> {
  const repeated = await transaction
    .selectFrom('fingerprints')
    .select('lead_id as id')
    .where('fingerprint', '=', fingerprintOf(lead))
    .where('created_at', '>', now - REPEAT_WINDOW)
    .executeTakeFirst();
  return repeated ? getMeeting(transaction, repeated.id) : null;
}

async function booked(
  transaction: Database,
  { id, startsAt }: Pick<Meeting, 'id' | 'startsAt'>,
  mayOpen: boolean,
) {
  const key = mayOpen ? await addKey(transaction, id) : null;
  return { outcome: 'booked' as const, id, key, startsAt };
}

/** Reserves the slots of quarantined meetings that the office accepts. Returns the ids of those that got none. */
export function holdSlots(
  db: Database,
  ids: readonly string[],
  emailTargets: readonly string[],
  now = Date.now(),
): Promise<string[]> {
  return change(db, async (transaction) => {
    const without: string[] = [];
    for (const id of ids) {
      const meeting = await getMeeting(transaction, id);
      if (!meeting || meeting.holdsSlot || meeting.isCanceled) continue;
      if (meeting.startsAt <= now || (await isTaken(transaction, meeting.startsAt))) {
        without.push(id);
        continue;
      }
      const row = { slot: meeting.startsAt };
      await transaction.updateTable('meetings').set(row).where('lead_id', '=', id).execute();
      await setReminder(transaction, id, row.slot, emailTargets, now);
    }
    return without;
  });
}

/** The last change of this process, perhaps pending. */
const lastChange = new WeakMap<Database, Promise<unknown>>();

/**
 * Runs one change of meetings at a time. SQLite has one writer anyway; for PostgreSQL there is an advisory lock. Within
 * a process changes wait here, so that a rush for one slot does not use up all connections.
 */
function change<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  const transact = () =>
    db.transaction().execute(async (transaction) => {
      if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${MEETINGS_LOCK})`.execute(transaction);
      return work(transaction);
    });
  const before = lastChange.get(db) ?? Promise.resolve();
  const result = before.then(transact).finally(() => forgetOpenDays(db));
  lastChange.set(
    db,
    result.catch(() => {}),
  );
  return result;
}

/** Whether another call overlaps that time: the office may move calls to times between slots. */
async function isTaken(db: Database, slot: number, exceptId = ''): Promise<boolean> {
  const holder = db
    .selectFrom('meetings')
    .select('lead_id')
    .where('slot', '>', slot - MEETING_MS)
    .where('slot', '<', slot + MEETING_MS)
    .where('lead_id', '<>', exceptId);
  return Boolean(await holder.executeTakeFirst());
}
