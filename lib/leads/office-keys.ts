import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../database/schema.ts';
import { RECEIPT } from './lead.ts';

/** How long a key is valid, in milliseconds. */
const VALID = 60 * 86_400_000;

const hashOf = (key: string) => hash('sha256', key);

/** The address of the office's page of a lead. */
export const officePath = (id: string, key: string) => `/office/${id}?key=${encodeURIComponent(key)}`;

/** A new key that opens the office's page of a lead: one for each mail, because none is stored. */
export async function addOfficeKey(db: Database, id: string, now = Date.now()): Promise<string> {
  // Short enough for a line of a mail.
  const key = randomBytes(16).toString('base64url');
  const row = { hash: hashOf(key), lead_id: id, expires_at: now + VALID };
  // Only transactions wait for another process that writes.
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('office_keys').where('expires_at', '<=', now).execute();
    await transaction.insertInto('office_keys').values(row).execute();
  });
  return key;
}

/** The address of the office's page of a lead, with a new key. */
export const officeLink = async (db: Database, siteUrl: string, id: string) =>
  siteUrl + officePath(id, await addOfficeKey(db, id));

/** Until when the key opens the page of that lead (milliseconds since 1970); null if it does not. */
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
