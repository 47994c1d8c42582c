import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '@/lib/database/schema';
import { RECEIPT } from './lead';

/** Lifetime of a key, in milliseconds. */
const VALID = 60 * 86_400_000;
/** How long further attempts of a delivery send its key again, in milliseconds. */
const REUSED = 86_400_000;

const hashOf = (key: string) => hash('sha256', key);

/** Returns the address of the office's page of a lead. */
export const officePath = (id: string, key: string) => `/office/${id}?key=${encodeURIComponent(key)}`;

/** Stores the hash of a new key for the office's page of a lead, and returns the key. Each mail has its own. */
export async function addOfficeKey(db: Database, id: string, now = Date.now()): Promise<string> {
  // Short enough for one line of a mail.
  const key = randomBytes(16).toString('base64url');
  const row = { hash: hashOf(key), lead_id: id, expires_at: now + VALID };
  // Only a transaction waits for SQLite's write lock.
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('office_keys').where('expires_at', '<=', now).execute();
    await transaction.insertInto('office_keys').values(row).execute();
  });
  return key;
}

/** The keys that this process sent lately, because only their hashes are stored. */
const sentKeys = new WeakMap<Database, LRUCache<string, string>>();

/**
 * Returns the address of the office's page of a lead, with a new key; with the same one for each attempt of the same
 * `delivery`, such as "email:0".
 */
export async function officeLink(db: Database, siteUrl: string, id: string, delivery?: string) {
  const keys = sentKeys.get(db) ?? new LRUCache<string, string>({ max: 10_000, ttl: REUSED });
  sentKeys.set(db, keys);
  const name = `${id}:${delivery}`;
  const key = (delivery && keys.get(name)) || (await addOfficeKey(db, id));
  if (delivery) keys.set(name, key);
  return siteUrl + officePath(id, key);
}

/** When the key of that lead's page expires (milliseconds since 1970); null if the key is wrong or has expired. */
export async function keyExpiry(
  db: Database,
  id: string,
  key: string,
  now = Date.now(),
): Promise<number | null> {
  // PostgreSQL rejects some texts, such as those with a null character.
  if (!RECEIPT.test(id)) return null;
  const row = await db
    .selectFrom('office_keys')
    .select('expires_at')
    .where('hash', '=', hashOf(key))
    .where('lead_id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? Number(row.expires_at) : null;
}
