import { hash, randomBytes } from 'node:crypto';
import { clearDeleted } from '../database/open.ts';
import type { Database } from '../database/schema.ts';
import { inSteps } from '../database/steps.ts';
import { CONFIRMATION, mayConfirm } from './confirmation-limit.ts';
import { type Lead, type NewLead, toLead } from './lead.ts';
import { queueDeliveries } from './outbox.ts';
import { mailbox } from './same-person.ts';

/** Within this time the same content again is the same lead. */
export const REPEAT_WINDOW = 10 * 60_000;
const PAGE = 500;

/** Crockford's base 32: no letter that is mistaken for another or for a digit when read out. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new receipt number such as "SO-7K3M-9QXP": 40 random bits, easy to read out on the telephone. */
function newReceipt(): string {
  const letters = Array.from(randomBytes(8), (byte) => ALPHABET[byte % 32]).join('');
  return `SO-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Equal for two leads of one kind with the same content, in any case and spacing. A quarantined lead equals no other's. */
export function fingerprintOf({ kind, status, data }: NewLead): string {
  const content = Object.keys(data)
    .toSorted()
    .map((name) => [name, String(data[name]).toLowerCase().replace(/\s+/g, ' ').trim()]);
  return hash('sha256', JSON.stringify([kind, status, content]));
}

/**
 * Stores a lead and queues its deliveries in one durable step (a part of the transaction it is called in), or rejects and
 * stores nothing. Returns its id. The same content within 10 minutes is the same lead, also at once at different instances.
 */
export async function storeLead(
  db: Database,
  lead: NewLead,
  targets: readonly string[],
  now = Date.now(),
): Promise<string> {
  if (!db.isTransaction) return db.transaction().execute((within) => storeLead(within, lead, targets, now));
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

  const { kind, status, data, context, signs } = lead;
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
    })
    .execute();
  if (status !== 'new') return mine.id;
  const to = mailbox(String(data.email));
  const isConfirmed = targets.includes(CONFIRMATION) && (await mayConfirm(db, to, now));
  const deliveries = targets
    .filter((target) => target !== CONFIRMATION || isConfirmed)
    .map((target) => ({ lead_id: mine.id, target, recipient: target === CONFIRMATION ? to : null }));
  await queueDeliveries(db, deliveries, now);
  return mine.id;
}

/** The leads of a status (all without one), oldest first, read a page at a time. */
export async function* readLeads(db: Database, { status }: { status?: Lead['status'] } = {}) {
  let last = { created_at: 0, id: '' };
  for (;;) {
    const { created_at, id } = last;
    const rows = await db
      .selectFrom('leads')
      .selectAll()
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'new'))
      .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(created_at, id)))
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield* rows.map(toLead);
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return;
    last = end;
  }
}

/** Deletes every lead with that address as the sender's or a referred owner's, in any case. Returns their ids. */
export async function forgetEmail(db: Database, email: string): Promise<string[]> {
  const wanted = email.trim().toLowerCase();
  const ids: string[] = [];
  for await (const { id, data } of readLeads(db))
    if ([data.email, data.ownerEmail].some((given) => String(given).toLowerCase() === wanted)) ids.push(id);
  await deleteLeads(db, ids);
  return ids;
}

/**
 * Deletes every lead older than that moment, but not those in `spared`, and no addresses of the newsletter: they stay until
 * their owners leave. Returns how many were deleted.
 */
export async function purgeBefore(db: Database, moment: Date, spared: readonly string[]): Promise<number> {
  const old = await db
    .selectFrom('leads')
    .select('id')
    .where('created_at', '<', moment.getTime())
    .where('kind', '<>', 'newsletter')
    .execute();
  return deleteLeads(
    db,
    old.map(({ id }) => id).filter((id) => !spared.includes(id)),
  );
}

/** Deletes leads with everything kept about them. Returns how many there were. */
async function deleteLeads(db: Database, ids: readonly string[]): Promise<number> {
  let deleted = 0;
  await inSteps(ids, (some) =>
    db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('fingerprints').where('lead_id', 'in', some).execute();
      const { numDeletedRows } = await transaction
        .deleteFrom('leads')
        .where('id', 'in', some)
        .executeTakeFirst();
      deleted += Number(numDeletedRows);
    }),
  );
  await clearDeleted(db);
  return deleted;
}
