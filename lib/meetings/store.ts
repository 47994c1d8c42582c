import { sql } from 'kysely';
import { availability, slotProblems } from '../../content/meetings.ts';
import { isPostgres } from '../database/open.ts';
import type { Database } from '../database/schema.ts';
import type { NewLead } from '../leads/lead.ts';
import { queueDeliveries } from '../leads/outbox.ts';
import { line, mailbox } from '../leads/same-person.ts';
import { fingerprintOf, REPEAT_WINDOW, storeLead } from '../leads/store.ts';
import { addKey, getMeeting } from './read.ts';
import { slotProblem } from './slots.ts';

/** How many coming meetings one person may hold. */
const MOST_PER_PERSON = 3;

/** The number of our lock in PostgreSQL; it must differ from that of the migrations. */
const MEETINGS_LOCK = 7_305_143;

type Booking =
  | { outcome: 'booked'; id: string; key: string; startsAt: number }
  | { outcome: 'slot-taken'; wanted: number }
  | { outcome: 'too-many-meetings' }
  | { outcome: 'invalid-fields'; errors: { slot: string } };

type Change = 'changed' | 'unchanged' | 'slot-taken' | 'over';

/** Stores a lead, its meeting and its deliveries in one step. Only one of any number of requests gets a slot; a quarantined one takes none. */
export async function bookMeeting(
  db: Database,
  lead: NewLead,
  targets: readonly string[],
  now = Date.now(),
): Promise<Booking> {
  const wanted = Date.parse(String(lead.data.slot));
  const isReal = lead.status === 'new';
  const { email, phone } = lead.data;
  const mine = { mailbox: mailbox(String(email)), phone_line: line(String(phone)) };

  return change(db, async (transaction) => {
    const fingerprint = fingerprintOf(lead);
    const known = await transaction
      .selectFrom('fingerprints')
      .innerJoin('meetings', 'meetings.lead_id', 'fingerprints.lead_id')
      .select(['meetings.lead_id as id', 'starts_at', 'canceled_at'])
      .where('fingerprint', '=', fingerprint)
      .where('created_at', '>', now - REPEAT_WINDOW)
      .executeTakeFirst();
    if (known && known.canceled_at === null && known.starts_at === wanted) {
      const key = await addKey(transaction, known.id);
      return { outcome: 'booked', id: known.id, key, startsAt: wanted };
    }
    // Canceled or moved since: the same words are a new request.
    if (known) await transaction.deleteFrom('fingerprints').where('fingerprint', '=', fingerprint).execute();

    const problem = slotProblem(availability, wanted, now);
    if (problem) return { outcome: 'invalid-fields', errors: { slot: slotProblems[problem] } };

    if (isReal) {
      const { held } = await transaction
        .selectFrom('meetings')
        .select(({ fn }) => fn.countAll<number>().as('held'))
        .where('slot', '>', now)
        .where(({ eb, or }) => or([eb('mailbox', '=', mine.mailbox), eb('phone_line', '=', mine.phone_line)]))
        .executeTakeFirstOrThrow();
      if (Number(held) >= MOST_PER_PERSON) return { outcome: 'too-many-meetings' };
      if (await isTaken(transaction, wanted)) return { outcome: 'slot-taken', wanted };
    }

    const { id } = await storeLead(transaction, lead, targets, now);
    const when = { starts_at: wanted, slot: isReal ? wanted : null, canceled_at: null };
    const row = { lead_id: id, ...when, sequence: 0, changed_at: now, ...mine };
    await transaction.insertInto('meetings').values(row).execute();
    return { outcome: 'booked', id, key: await addKey(transaction, id), startsAt: wanted };
  });
}

/** Moves a meeting to a slot, or cancels it where that is null, and frees the slot it had. Queues it again for `targets`. */
export function updateMeeting(
  db: Database,
  id: string,
  slot: number | null,
  targets: readonly string[],
  now = Date.now(),
): Promise<Change> {
  return change(db, async (transaction) => {
    const meeting = await getMeeting(transaction, id);
    if (slot === null && meeting?.isCanceled) return 'unchanged';
    if (!meeting || meeting.isCanceled || meeting.startsAt <= now) return 'over';
    if (slot === meeting.startsAt) return 'unchanged';
    if (slot !== null && meeting.holdsSlot && (await isTaken(transaction, slot))) return 'slot-taken';

    const row = {
      ...(slot === null ? { canceled_at: now } : { starts_at: slot }),
      slot: meeting.holdsSlot ? slot : null,
      sequence: meeting.sequence + 1,
      changed_at: now,
    };
    await transaction.updateTable('meetings').set(row).where('lead_id', '=', id).execute();
    const changed = slot === null ? { canceled: true } : { slot: new Date(slot).toISOString() };
    const data = JSON.stringify({ ...meeting.lead.data, ...changed });
    await transaction.updateTable('leads').set({ data }).where('id', '=', id).execute();
    // Nothing of what was quarantined is delivered.
    if (meeting.holdsSlot)
      await queueDeliveries(transaction, id, targets, now, ['parked', 'delivered', 'pending']);
    return 'changed';
  });
}

/** Gives quarantined meetings that the office takes up the slot they asked for, where it is still to come and free. */
export function holdSlots(db: Database, ids: readonly string[], now = Date.now()): Promise<void> {
  return change(db, async (transaction) => {
    for (const id of ids) {
      const meeting = await getMeeting(transaction, id);
      if (!meeting || meeting.holdsSlot || meeting.isCanceled || meeting.startsAt <= now) continue;
      if (await isTaken(transaction, meeting.startsAt)) continue;
      const row = { slot: meeting.startsAt };
      await transaction.updateTable('meetings').set(row).where('lead_id', '=', id).execute();
    }
  });
}

/** The last change that this process has under way or waiting, for each database. */
const last = new WeakMap<Database, Promise<unknown>>();

/**
 * One change of meetings at a time: SQLite's transactions see to that, PostgreSQL's take a lock of ours. Within a
 * process they wait in line for it here, so that a rush for one slot does not take every connection from other forms.
 */
function change<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  const transact = () =>
    db.transaction().execute(async (transaction) => {
      if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${MEETINGS_LOCK})`.execute(transaction);
      return work(transaction);
    });
  const mine = (last.get(db) ?? Promise.resolve()).then(transact);
  last.set(
    db,
    mine.catch(() => {}),
  );
  return mine;
}

async function isTaken(db: Database, slot: number): Promise<boolean> {
  const holder = db.selectFrom('meetings').select('lead_id').where('slot', '=', slot);
  return Boolean(await holder.executeTakeFirst());
}
