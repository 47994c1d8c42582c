import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '@/lib/database/schema';
import { RECEIPT } from './lead';

const LIFETIME_MS = 60 * 86_400_000;

/** Returns the hash of a key. The database has only hashes, so that a copy of it opens no page. */
export const hashOf = (key: string) => hash('sha256', key);

/** Creates a random key that is short enough for its link to fit on one line of an email. */
export const createKey = () => randomBytes(16).toString('base64url');

/** Derives another key from `key`, always the same one for a `name`. It doesn't reveal `key`. */
export const deriveKey = (key: string, name: string) =>
  hash('sha256', `${key} ${name}`, 'base64url').slice(0, 22);

export const officePath = (id: string, key: string) => `/office/${id}?key=${encodeURIComponent(key)}`;

/** Stores a new key that opens the office's page of a lead for LIFETIME_MS. Each email has its own key. */
export async function addOfficeKey(db: Database, id: string, now = Date.now()): Promise<string> {
  const key = createKey();
  const row = { hash: hashOf(key), lead_id: id, expires_at: now + LIFETIME_MS };
  await db.deleteFrom('office_keys').where('expires_at', '<=', now).execute();
  await db.insertInto('office_keys').values(row).execute();
  return key;
}

/** Derives a key for each lead from `key`, so that opening the office's page again stores no new keys. */
export async function deriveKeys(db: Database, key: string, ids: readonly string[], expires_at: number) {
  const keys = new Map(ids.map((id) => [id, deriveKey(key, id)]));
  const rows = Array.from(keys, ([lead_id, derived]) => ({ hash: hashOf(derived), lead_id, expires_at }));
  const insert = db.insertInto('office_keys').values(rows);
  if (rows.length > 0) await insert.onConflict((conflict) => conflict.column('hash').doNothing()).execute();
  return keys;
}

/** Returns the URL of the office's page of a lead, with a new key. */
export const createOfficeLink = async (db: Database, siteUrl: string, id: string) =>
  siteUrl + officePath(id, await addOfficeKey(db, id));

/** The links that were sent, by delivery. They are kept in memory, because the database has only hashes of keys. */
const links = new LRUCache<string, string>({ max: 10_000, ttl: LIFETIME_MS / 2 });

/** Like `createOfficeLink`, but every attempt to deliver a lead or one of its events gets the same link. */
export async function getDeliveryLink(db: Database, siteUrl: string, id: string, event = 0): Promise<string> {
  const delivery = `${id}:${event}`;
  const link = links.get(delivery) ?? (await createOfficeLink(db, siteUrl, id));
  links.set(delivery, link);
  return link;
}

/** Returns when a key for a lead's page or for the list expires (ms since 1970); null if it is wrong or has expired. */
export async function readKeyExpiry(
  db: Database,
  id: string,
  key: string,
  now = Date.now(),
): Promise<number | null> {
  // Only receipt numbers open anything. PostgreSQL rejects some other strings, such as those with a null character.
  if (!RECEIPT.test(id)) return null;
  const keys = db.selectFrom('office_keys').select('expires_at').where('hash', '=', hashOf(key));
  const row = await keys.where('lead_id', '=', id).where('expires_at', '>', now).executeTakeFirst();
  return row?.expires_at ?? readListKeyExpiry(db, key, now);
}

export const listPath = (key: string) => `/office?key=${encodeURIComponent(key)}`;

/** Creates a key for the office's list and the pages of all leads. */
export async function addListKey(db: Database, now = Date.now()): Promise<string> {
  const key = createKey();
  await db.deleteFrom('office_list_keys').where('expires_at', '<=', now).execute();
  await db
    .insertInto('office_list_keys')
    .values({ hash: hashOf(key), expires_at: now + LIFETIME_MS })
    .execute();
  return key;
}

/** Returns when a key for the list expires (ms since 1970); null if it is wrong or has expired. */
export async function readListKeyExpiry(db: Database, key: string, now = Date.now()): Promise<number | null> {
  const keys = db.selectFrom('office_list_keys').select('expires_at').where('hash', '=', hashOf(key));
  return (await keys.where('expires_at', '>', now).executeTakeFirst())?.expires_at ?? null;
}
