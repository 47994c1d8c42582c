import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { personKeys } from '@/lib/database/person-keys';
import { isPostgres } from '@/lib/database/postgres';
import type { Database } from '@/lib/database/schema';
import { pause, STEP } from '@/lib/database/steps';
import { type Lead, type NewLead, toLead } from './lead';
import { leadPages } from './lead-pages';
import { consumeLimits, type Limit } from './limits';
import { queueDeliveries } from './outbox';

/** Repeated content within this time is the same lead (ms). */
export const REPEAT_WINDOW = 10 * 60_000;
const DAY = 86_400_000;

/** The target that mails the sender of a form. A mailbox has a limit in 24 hours, because a form can name any. */
export const CONFIRMATION = 'confirmation';
const MOST_CONFIRMATIONS = 3;
/** The first key of the advisory locks of mailboxes. Two-key locks never collide with one-key locks. */
const CONFIRMATION_LOCK = 7_305_144;

/** What may be an address within a text, and what takes its place once it is forgotten. */
const WORDS = /[^\s<>()[\],;:"'!?/]+/g;
const REMOVED = '[address removed]';

/** Crockford's base 32: no letters that are easily confused when read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a receipt number such as "SO-7K3M-9QXP": 40 random bits, easy to read over the phone. */
function newReceipt(): string {
  const letters = Array.from(randomBytes(8), (byte) => ALPHABET[byte % 32]).join('');
  return `SO-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Returns a hash of a lead's kind, status, request and content, ignoring case and spacing. */
export function fingerprintOf({ kind, status, data, request }: NewLead): string {
  const content = Object.keys(data)
    .toSorted()
    .map((name) => [name, String(data[name]).toLowerCase().replace(/\s+/g, ' ').trim()]);
  return hash('sha256', JSON.stringify([kind, status, content, ...(request ? [request] : [])]));
}

/**
 * Stores a lead and queues its deliveries in one transaction, or rejects and stores nothing. Returns its id. The same
 * content within 10 minutes is the same lead, and counts toward the limits once.
 */
export async function storeLead(
  db: Database,
  lead: NewLead,
  targets: readonly string[],
  now = Date.now(),
  limits: readonly Limit[] = [],
): Promise<string> {
  if (!db.isTransaction)
    return db.transaction().execute((transaction) => storeLead(transaction, lead, targets, now, limits));
  const fingerprint = fingerprintOf(lead);

  // A second request waits here for the first to commit, and then finds its row too young to replace.
  const mine = await db
    .insertInto('fingerprints')
    .values({ fingerprint, lead_id: newReceipt(), created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet((set) => ({ lead_id: set.ref('excluded.lead_id'), created_at: now }))
        .where('fingerprints.created_at', '<=', now - REPEAT_WINDOW),
    )
    .returning('lead_id as id')
    .executeTakeFirst();

  if (!mine) {
    const first = db.selectFrom('fingerprints').where('fingerprint', '=', fingerprint);
    return (await first.select('lead_id as id').executeTakeFirstOrThrow()).id;
  }

  if (lead.request) {
    // Also found if it is sent again without its request.
    const row = { lead_id: mine.id, created_at: now };
    await db
      .insertInto('fingerprints')
      .values({ fingerprint: fingerprintOf({ ...lead, request: undefined }), ...row })
      .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet(row))
      .execute();
  }

  await consumeLimits(db, limits, now, { code: 'too-many-leads', leadId: mine.id });
  const { kind, status, data, context, signs } = lead;
  const keys = personKeys(data);
  await db
    .insertInto('leads')
    .values({
      id: mine.id,
      kind,
      status,
      signs: signs.join(','),
      fingerprint,
      created_at: now,
      data: JSON.stringify(data),
      context: JSON.stringify(context),
      ...keys,
    })
    .execute();
  if (status !== 'new') return mine.id;
  const to = keys.mailbox;
  const isConfirmed = targets.includes(CONFIRMATION) && (await mayConfirm(db, to, now));
  const deliveries = targets
    .filter((target) => target !== CONFIRMATION || isConfirmed)
    .map((target) => ({ lead_id: mine.id, target, recipient: target === CONFIRMATION ? to : null }));
  await queueDeliveries(db, deliveries, now);
  return mine.id;
}

/** Whether one more confirmation may be queued for a mailbox, in this transaction. Waiting ones always count. */
async function mayConfirm(transaction: Database, mailbox: string, now: number): Promise<boolean> {
  if (isPostgres(transaction))
    await sql`select pg_advisory_xact_lock(${sql.lit(CONFIRMATION_LOCK)}, hashtext(${mailbox}))`.execute(
      transaction,
    );
  const { count } = await transaction
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('recipient', '=', mailbox)
    .where(({ eb, fn, or }) =>
      or([eb('state', '=', 'pending'), eb(fn.coalesce('delivered_at', 'queued_at'), '>', now - DAY)]),
    )
    .executeTakeFirstOrThrow();
  return Number(count) < MOST_CONFIRMATIONS;
}

/** Yields the leads of a status (default: all), oldest first, in pages. */
export async function* readLeadPages(db: Database, { status }: { status?: Lead['status'] } = {}) {
  const leads = db.selectFrom('leads').selectAll();
  for await (const page of leadPages(status ? leads.where('status', '=', status) : leads))
    yield page.map(toLead);
}

/** The same, one by one. */
export async function* readLeads(...options: Parameters<typeof readLeadPages>) {
  for await (const page of readLeadPages(...options)) yield* page;
}

/** Returns a lead by id; null if there is none, or its person was forgotten. */
export async function readLead(db: Database, id: string): Promise<Lead | null> {
  const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toLead(row) : null;
}

/**
 * Deletes every lead with this address in any field or message, in any case, and removes the address from the office's
 * notes on other leads. Returns the ids of the deleted leads.
 */
export async function forgetEmail(db: Database, email: string): Promise<string[]> {
  const address = email.trim().toLowerCase();
  const withoutAddress = (text: string) =>
    text.toLowerCase() === address
      ? REMOVED
      : text.replace(WORDS, (word) => (word.toLowerCase().replace(/\.$/, '') === address ? REMOVED : word));
  const deleted: string[] = [];
  for await (const page of readLeadPages(db)) {
    const isNamed = ({ data }: Lead) =>
      Object.values(data).some((value) => withoutAddress(String(value)) !== String(value));
    const ids = page.filter(isNamed).map(({ id }) => id);
    await deleteLeads(db, ids);
    deleted.push(...ids);
    await changeNotes(db, page, withoutAddress);
  }
  return deleted;
}

/** Changes the notes of leads and those in their histories. */
async function changeNotes(db: Database, leads: readonly Lead[], change: (note: string) => string) {
  const events = await db
    .selectFrom('events')
    .select(['lead_id', 'number', 'details'])
    .where(
      'lead_id',
      'in',
      leads.map(({ id }) => id),
    )
    .execute();
  const changedNotes = leads.flatMap(({ id, note = '' }) =>
    change(note) === note ? [] : [{ id, note: change(note) }],
  );
  const changedEvents = events.flatMap(({ details, ...event }) => {
    const changed = JSON.stringify(
      JSON.parse(details, (_, value) => (typeof value === 'string' ? change(value) : value)),
    );
    return changed === details ? [] : [{ ...event, details: changed }];
  });
  if (changedNotes.length + changedEvents.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    for (const { id, note } of changedNotes)
      await transaction.updateTable('leads').set({ note }).where('id', '=', id).execute();
    for (const { lead_id, number, details } of changedEvents)
      await transaction
        .updateTable('events')
        .set({ details })
        .where('lead_id', '=', lead_id)
        .where('number', '=', number)
        .execute();
  });
}

/** Leads that a purge may delete: no newsletter signups, and not the `spared` ones. */
const purgeableLeads = (db: Database, spared: readonly string[]) =>
  db
    .selectFrom('leads')
    .where('status', '<>', 'office')
    .where('kind', '<>', 'newsletter')
    .$if(spared.length > 0, (query) => query.where('id', 'not in', spared));

/** Returns how many of the leads that a purge may delete are from before `moment`, and how many there are. */
export async function countPurgeable(db: Database, moment: Date, spared: readonly string[]) {
  const { old, all } = await purgeableLeads(db, spared)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('created_at', '<', moment.getTime()).as('old'),
      fn.countAll<number>().as('all'),
    ])
    .executeTakeFirstOrThrow();
  return { old: Number(old), all: Number(all) };
}

/** Deletes every lead before `moment`, except `spared` ones and newsletter signups. Returns how many. */
export async function purgeBefore(db: Database, moment: Date, spared: readonly string[]): Promise<number> {
  const old = purgeableLeads(db, spared).select('id').where('created_at', '<', moment.getTime()).limit(STEP);
  let deleted = 0;
  for (;;) {
    const ids = (await old.execute()).map(({ id }) => id);
    if (ids.length === 0) return deleted;
    await deleteLeads(db, ids);
    deleted += ids.length;
    await pause();
  }
}

/** Deletes leads and everything kept about them. */
async function deleteLeads(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    for (const table of ['fingerprints', 'meeting_uses'] as const)
      await transaction.deleteFrom(table).where('lead_id', 'in', ids).execute();
    await transaction.deleteFrom('leads').where('id', 'in', ids).execute();
  });
}
