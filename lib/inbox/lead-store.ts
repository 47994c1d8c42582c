import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type NewDelivery, queueDeliveries } from '@/lib/database/deliveries';
import { personKeys } from '@/lib/database/person-keys';
import type { Database } from '@/lib/database/schema';
import { readLeadsInSteps } from '@/lib/database/steps';
import { consumeLimits, type Limit, mayDeliver } from '@/lib/database/uses';
import { MINUTE_MS } from '@/lib/platform/durations';
import { type Lead, type NewLead, toLead } from './lead';
import { createReceipt } from './receipt';

/** Content that is repeated within this time (ms) is the same lead. */
export const REPEAT_WINDOW = 10 * MINUTE_MS;
/** Pause between two steps of a purge (ms), so that other processes can write. */
const PURGE_PAUSE = 25;
/** Matches words that may be an email address. */
const WORDS = /[^\s<>()[\],;:"'!?/]+/g;
const REPLACEMENT = '[address removed]';

/** Hashes a lead's kind, status, request and content. Ignores case and spacing in the content. */
export function fingerprintOf({ kind, status, data, request }: NewLead): string {
  const content = Object.keys(data)
    .toSorted()
    .map((name) => [name, String(data[name]).toLowerCase().replace(/\s+/g, ' ').trim()]);
  return hash('sha256', JSON.stringify([kind, status, content, ...(request ? [request] : [])]));
}

/** A target's name. With `mostPerMailbox`, it gets at most so many leads of one mailbox in 24 hours. */
export type LeadTarget = string | { name: string; mostPerMailbox?: number };

/**
 * Stores a lead and queues its deliveries in one transaction, or rejects and stores nothing. Returns the lead's id. If
 * the same content was stored within the last 10 minutes, returns that lead's id and doesn't count toward `limits`.
 */
export async function storeLead(
  db: Database,
  lead: NewLead,
  targets: readonly LeadTarget[],
  now = Date.now(),
  limits: readonly Limit[] = [],
): Promise<string> {
  if (!db.isTransaction)
    return db.transaction().execute((transaction) => storeLead(transaction, lead, targets, now, limits));
  const fingerprint = fingerprintOf(lead);

  // If the same content arrives twice at once, the second transaction waits here until the first commits, and then
  // inserts nothing.
  const inserted = await db
    .insertInto('fingerprints')
    .values({ fingerprint, lead_id: createReceipt(), created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet((set) => ({ lead_id: set.ref('excluded.lead_id'), created_at: now }))
        .where('fingerprints.created_at', '<=', now - REPEAT_WINDOW),
    )
    .returning('lead_id as id')
    .executeTakeFirst();

  if (!inserted) {
    const first = db.selectFrom('fingerprints').where('fingerprint', '=', fingerprint);
    return (await first.select('lead_id as id').executeTakeFirstOrThrow()).id;
  }

  if (lead.request) {
    // Also store the fingerprint without `request`. If the same content is sent again without one, it is then the same
    // lead.
    const row = { lead_id: inserted.id, created_at: now };
    await db
      .insertInto('fingerprints')
      .values({ fingerprint: fingerprintOf({ ...lead, request: undefined }), ...row })
      .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet(row))
      .execute();
  }

  await consumeLimits(db, limits, now, inserted.id);
  const { kind, status, data, context, spamSignals } = lead;
  const keys = personKeys(data);
  await db
    .insertInto('leads')
    .values({
      id: inserted.id,
      kind,
      status,
      signs: spamSignals.join(','),
      fingerprint,
      created_at: now,
      data: JSON.stringify(data),
      context: JSON.stringify(context),
      ...keys,
    })
    .execute();
  if (status !== 'new') return inserted.id;
  const deliveries: NewDelivery[] = [];
  for (const one of targets) {
    const { name: target, mostPerMailbox: most } = typeof one === 'string' ? { name: one } : one;
    if (most === undefined) deliveries.push({ lead_id: inserted.id, target });
    else if (await mayDeliver(db, target, keys.mailbox, most, now))
      deliveries.push({ lead_id: inserted.id, target, recipient: keys.mailbox });
  }
  await queueDeliveries(db, deliveries, now);
  return inserted.id;
}

export async function* readLeadBatches(db: Database, { status }: { status?: Lead['status'] } = {}) {
  const leads = db.selectFrom('leads').selectAll();
  for await (const page of readLeadsInSteps(status ? leads.where('status', '=', status) : leads))
    yield page.map(toLead);
}

export async function* readLeads(...options: Parameters<typeof readLeadBatches>) {
  for await (const page of readLeadBatches(...options)) yield* page;
}

export async function readLead(db: Database, id: string): Promise<Lead | null> {
  const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toLead(row) : null;
}

/**
 * Deletes every lead that has this email address in any field. Removes the address from the notes, events and analyses
 * of other leads. Returns the ids of the deleted leads.
 */
export async function forgetEmail(db: Database, email: string): Promise<string[]> {
  const address = email.trim().toLowerCase();
  const isAddress = (word: string) => word.toLowerCase().replace(/\.$/, '') === address;
  const removeAddress = (text: string) =>
    isAddress(text) ? REPLACEMENT : text.replace(WORDS, (word) => (isAddress(word) ? REPLACEMENT : word));
  const isNamedIn = ({ data }: Lead) =>
    Object.values(data).some((value) => removeAddress(String(value)) !== String(value));
  const forgotten: string[] = [];
  for await (const page of readLeadBatches(db)) {
    const ids = page.filter(isNamedIn).map(({ id }) => id);
    await deleteLeads(db, ids);
    forgotten.push(...ids);
    await changeTexts(db, page, removeAddress);
  }
  return forgotten;
}

async function changeTexts(db: Database, leads: readonly Lead[], change: (text: string) => string) {
  for (const { id, note = '' } of leads) {
    const set = { note: change(note) };
    if (set.note !== note) await db.updateTable('leads').set(set).where('id', '=', id).execute();
  }
  const ids = leads.map(({ id }) => id);
  const changeJson = (json: string) =>
    JSON.stringify(JSON.parse(json, (_, value) => (typeof value === 'string' ? change(value) : value)));
  const analyses = db.selectFrom('analyses').select(['lead_id', 'draft', 'sent']).where('lead_id', 'in', ids);
  for (const { lead_id, draft, sent } of await analyses.execute()) {
    const changed = { draft: changeJson(draft), sent: sent && changeJson(sent) };
    if (changed.draft !== draft || changed.sent !== sent)
      await db.updateTable('analyses').set(changed).where('lead_id', '=', lead_id).execute();
  }
  const events = db.selectFrom('events').select(['lead_id', 'number', 'details']).where('lead_id', 'in', ids);
  for (const { details, ...event } of await events.execute()) {
    const changed = changeJson(details);
    const update = db.updateTable('events').set({ details: changed });
    if (changed !== details) await update.where(({ eb }) => eb.and(event)).execute();
  }
}

/** Deletes leads from before `moment`, except newsletter signups and leads in `keptIds`. Returns how many. */
export async function purgeBefore(db: Database, moment: Date, keptIds: readonly string[]): Promise<number> {
  const old = db
    .selectFrom('leads')
    .select(['id', 'created_at'])
    .where('created_at', '<', moment.getTime())
    .where('kind', '<>', 'newsletter');
  let purged = 0;
  for await (const page of readLeadsInSteps(old)) {
    const ids = page.map(({ id }) => id).filter((id) => !keptIds.includes(id));
    await deleteLeads(db, ids);
    purged += ids.length;
    await sleep(PURGE_PAUSE);
  }
  return purged;
}

async function deleteLeads(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    for (const table of ['fingerprints', 'uses'] as const)
      await transaction.deleteFrom(table).where('lead_id', 'in', ids).execute();
    await transaction.deleteFrom('leads').where('id', 'in', ids).execute();
  });
}
