import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '@/lib/database/schema';
import { RECEIPT } from './lead';

/** Lifetime of a key, in milliseconds. */
const VALID = 60 * 86_400_000;

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

/** Returns the address of the office's page of a lead, with a new key. */
export const officeLink = async (db: Database, siteUrl: string, id: string) =>
  siteUrl + officePath(id, await addOfficeKey(db, id));

/** Returns a function like `officeLink` that returns the same address for each attempt of a delivery. */
export function deliveryLinks(siteUrl: string) {
  // In memory, because only hashes are stored.
  const links = new LRUCache<string, string>({ max: 10_000, ttl: VALID / 2 });
  return async (db: Database, id: string, event: number): Promise<string> => {
    const delivery = `${id}:${event}`;
    const link = links.get(delivery) ?? (await officeLink(db, siteUrl, id));
    links.set(delivery, link);
    return link;
  };
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
