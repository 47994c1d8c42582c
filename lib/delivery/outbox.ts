import { sql } from 'kysely';
import { officeCopy } from '@/content/office';
import { queueDeliveries, readDeliveries } from '@/lib/database/deliveries';
import { isPostgres } from '@/lib/database/postgres';
import type { Database, Tables } from '@/lib/database/schema';
import { readInSteps, readLeadsInSteps } from '@/lib/database/steps';
import { type Lead, toLead } from '@/lib/inbox/lead';
import { type LeadEvent, lockLead, readEvents, recordEvent, type TargetsFor } from '@/lib/inbox/lead-events';
import { emailTarget } from './email-target';
import type { Target } from './target';

export type Claim = {
  lead: Lead;
  target: string;
  /** The event to deliver; null for the lead itself. */
  event: LeadEvent | null;
  attempts: number;
  /** How many attempts in a row, just before this one, ended without a recorded outcome. */
  interrupted: number;
  queuedAt: number;
  /** When another process may claim the delivery (milliseconds since 1970). */
  leasedUntil: number;
};

type State = Tables['deliveries']['state'];

type ClaimOptions = { target: string; limit: number; lease: number; now?: number; dueBy?: number };

export async function findDue(db: Database, targets: readonly Target[], now = Date.now()): Promise<Target[]> {
  // The query makes one indexed lookup per target, so that it stays fast with a full outbox.
  const isDue = await db
    .selectNoFrom(({ exists }) => targets.map(({ name }) => exists(dueRows(db, name, now).limit(1)).as(name)))
    .executeTakeFirstOrThrow();
  return targets.filter(({ name }) => isDue[name]);
}

/** Claimed deliveries are due again after `lease` (ms), so that a crash only delays them. `dueBy` defaults to now. */
export async function claimDeliveries(
  db: Database,
  { target, limit, lease, now, dueBy = now ?? Date.now() }: ClaimOptions,
): Promise<Claim[]> {
  return db.transaction().execute(async (transaction) => {
    const due = await dueRows(transaction, target, dueBy)
      .selectAll('leads')
      .select(['attempts', 'interrupted', 'queued_at as queuedAt', 'event'])
      .orderBy('due_at')
      .limit(limit)
      // On PostgreSQL, skip rows that another instance is claiming. SQLite has only one writer at a time.
      .$if(isPostgres(db), (query) => query.forUpdate('deliveries').skipLocked())
      .execute();
    if (due.length === 0) return [];
    // Read the clock only now, because the transaction may have waited for the lock.
    const leasedUntil = (now ?? Date.now()) + lease;
    await transaction
      .updateTable('deliveries')
      .set((set) => ({
        due_at: leasedUntil,
        attempts: set('attempts', '+', 1),
        interrupted: set('interrupted', '+', 1),
      }))
      .where('target', '=', target)
      .where(({ eb, or }) => or(due.map(({ id, event }) => eb.and({ lead_id: id, event }))))
      .execute();
    const claims: Claim[] = [];
    for (const { attempts, interrupted, queuedAt, event: number, ...row } of due) {
      const events = number === 0 ? [] : await readEvents(transaction, row.id);
      const event = events.find((one) => one.number === number) ?? null;
      const lead = toLead(row);
      claims.push({ lead, target, event, attempts: attempts + 1, interrupted, queuedAt, leasedUntil });
    }
    return claims;
  });
}

const dueRows = (db: Database, target: string, dueBy: number) =>
  db
    .selectFrom('deliveries')
    .innerJoin('leads', 'id', 'deliveries.lead_id')
    .select('deliveries.lead_id')
    .where('target', '=', target)
    .where('state', '=', 'pending')
    .where('due_at', '<=', dueBy);

/** Marks a claimed delivery as delivered, even if another process has claimed it since. */
export function markDelivered(db: Database, claim: Claim, now = Date.now()): Promise<void> {
  const arrived = { state: 'delivered', delivered_at: now, error: null } as const;
  return db.transaction().execute(async (transaction) => {
    // Like `endVisitorEmail`, this locks the lead before the delivery.
    const lead = transaction.updateTable('leads').set({ undelivered: null }).where('id', '=', claim.lead.id);
    await lead.where('undelivered', '=', claim.target).execute();
    await updateDelivery(transaction, claim).set(arrived).execute();
  });
}

/**
 * Makes a delivery due at `retryAt`; if null, ends it in `state`. Does nothing, and returns false, if another process
 * has claimed it since.
 */
export async function markFailed(
  db: Database,
  claim: Claim,
  error: string,
  retryAt: number | null,
  state: State = 'parked',
): Promise<boolean> {
  const { numUpdatedRows } = await updateDelivery(db, claim)
    .set({ interrupted: 0, error, ...(retryAt === null ? { state } : { due_at: retryAt }) })
    .where('state', '=', 'pending')
    .where('attempts', '=', claim.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/**
 * Ends the delivery of an email to a visitor. Its lead is open again and says that the visitor did not get the email,
 * unless it is a call that is over or canceled, or a newer email to the same target decides that.
 */
export function endVisitorEmail(
  db: Database,
  claim: Claim,
  reason: string,
  state: State,
  targetsFor: TargetsFor,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const { id } = claim.lead;
    const locked = await lockLead(transaction, id);
    if (!locked || !(await markFailed(transaction, claim, reason, null, state))) return;
    const { answeredAt, kind, data } = locked.lead;
    if (kind === 'meeting' && (answeredAt || data.canceled)) return;
    const number = claim.event?.number ?? 0;
    const deliveries = await readDeliveries(transaction, [{ id }]);
    if (deliveries.some(({ target, event }) => target === claim.target && event > number)) return;
    const open = { undelivered: claim.target, answered_at: null };
    await transaction.updateTable('leads').set(open).where('id', '=', id).execute();
    const details = { note: officeCopy.undelivered.history(claim.target, reason) };
    const type = answeredAt ? 'reopened' : 'noted';
    await recordEvent(transaction, id, { type, actor: 'server', at: Date.now(), details }, targetsFor);
  });
}

const updateDelivery = (db: Database, { lead, target, event, queuedAt }: Claim) =>
  db
    .updateTable('deliveries')
    .where('lead_id', '=', lead.id)
    .where('target', '=', target)
    .where('event', '=', event?.number ?? 0)
    .where('queued_at', '=', queuedAt);

/** Matches the error of an email to a visitor whose mailbox takes nothing just now. Nobody here can repair that. */
const isAboutMailbox = sql<boolean>`target <> ${emailTarget.name} and coalesce(error, '') like '4%at RCPT'`;

/**
 * Reads which leads have deliveries in this state, and how many: in all, and about a visitor's mailbox. A lead may come
 * more than once.
 */
export const readQueuedLeads = (db: Database, state: 'pending' | 'parked', until: number) =>
  readInSteps(
    db
      .selectFrom('deliveries')
      .select(['queued_at', 'lead_id'])
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        sql<number>`sum(case when ${isAboutMailbox} then 1 else 0 end)`.as('aboutMailbox'),
      ])
      .where('state', '=', state)
      // Emails to the office have a table of their own. Earlier releases stored those of the morning here, too.
      .where('target', '<>', 'morning')
      .where('queued_at', '<=', until)
      .groupBy(['queued_at', 'lead_id']),
    ['queued_at', 'lead_id'],
    [0],
  );

export type OutboxState = {
  /** How many leads have pending deliveries. */
  waiting: number;
  /** The age of the oldest pending delivery. Ignores visitors whose mailboxes take nothing just now. */
  oldestAgeSeconds: number;
  /** How many deliveries and emails to the office were given up. The operator may want to repeat them. */
  parked: number;
};

export async function readOutboxState(db: Database, now = Date.now()): Promise<OutboxState> {
  const waiting = new Set<string>();
  let oldest = now;
  for await (const rows of readQueuedLeads(db, 'pending', now))
    for (const { lead_id, queued_at, count, aboutMailbox } of rows) {
      waiting.add(lead_id);
      if (Number(aboutMailbox) < count) oldest = Math.min(oldest, queued_at);
    }
  const emails = await db
    .selectFrom('office_emails')
    .select(({ fn }) => fn.countAll<number>().as('parked'))
    .where('state', '=', 'parked')
    .executeTakeFirstOrThrow();
  let { parked } = emails;
  for await (const rows of readQueuedLeads(db, 'parked', now)) for (const { count } of rows) parked += count;
  return { waiting: waiting.size, oldestAgeSeconds: Math.round((now - oldest) / 1000), parked };
}

type RequeueOptions = {
  ids?: readonly string[];
  targetsFor: (kind: string) => readonly string[];
  /** Targets that get only parked deliveries again, because visitors shouldn't get an email about an old form. */
  parkedOnly?: readonly string[];
  now?: number;
};

/**
 * Queues the deliveries of the leads `ids` again, even delivered ones and those of quarantined leads. Without `ids`,
 * queues the parked and missing deliveries of all leads that aren't quarantined. Returns how many it queued.
 */
export async function requeue(
  db: Database,
  { ids, targetsFor, parkedOnly = [], now = Date.now() }: RequeueOptions,
): Promise<number> {
  if (ids) await db.updateTable('leads').set({ status: 'new' }).where('id', 'in', ids).execute();
  const leads = db
    .selectFrom('leads')
    .select(['id', 'kind', 'created_at'])
    .where('status', '=', 'new')
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []));
  const ended: State[] = ids ? ['parked', 'refused'] : ['parked'];
  const replaced: State[] = ids ? [...ended, 'delivered'] : ended;
  let queued = 0;
  for await (const page of readLeadsInSteps(leads)) {
    const parked = (await readDeliveries(db, page)).filter(({ state }) => ended.includes(state));
    const rows = [
      ...page.flatMap(({ id: lead_id, kind }) => targetsFor(kind).map((target) => ({ lead_id, target }))),
      ...parked.flatMap(({ lead_id, target, event }) =>
        event > 0 || parkedOnly.includes(target) ? [{ lead_id, target, event }] : [],
      ),
    ];
    queued += await queueDeliveries(db, rows, now, replaced);
  }
  return queued;
}

/** Returns the states of each lead's deliveries in the words of the database ("email delivered; webhook pending"). */
export async function readDeliveryStates(
  db: Database,
  leads: readonly Pick<Lead, 'id'>[],
): Promise<Map<string, string>> {
  const rows = await readDeliveries(db, leads);
  const format = ({ target, state, attempts, error }: (typeof rows)[number]) =>
    `${target} ${state}${error && state !== 'delivered' ? ` (${error}, tried ${attempts} times)` : ''}`;
  const byLead = Map.groupBy(rows, ({ lead_id }) => lead_id);
  return new Map([...byLead].map(([id, deliveries]) => [id, deliveries.map(format).join('; ')]));
}
