import { hash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { DAY_MS } from '../platform/durations.ts';
import type { Database, Tables } from './schema.ts';

export type Key = Selectable<Tables['keys']>;

/** The time after which `deleteOldKeys` deletes expired keys. Until then, a page can say that its key has expired. */
const KEEP_MS = 365 * DAY_MS;

/** The database has only hashes of keys, so that a copy of it opens no page. */
const hashOf = (key: string) => hash('sha256', key);

/** Creates a random key, short enough for its link to fit on one line of an email. A list's key has no lead. */
export async function addKey(
  db: Database,
  opens: Key['opens'],
  lead_id: string | null,
  expires_at: number,
): Promise<string> {
  const key = randomBytes(16).toString('base64url');
  await db
    .insertInto('keys')
    .values({ hash: hashOf(key), opens, lead_id, expires_at })
    .execute();
  return key;
}

/** Returns null if the key opens something else or is wrong. Also returns keys that have expired. */
export async function readKey(
  db: Database,
  opens: readonly Key['opens'][],
  key: string,
): Promise<Key | null> {
  const keys = db.selectFrom('keys').selectAll().where('hash', '=', hashOf(key));
  return (await keys.where('opens', 'in', opens).executeTakeFirst()) ?? null;
}

/** Changes when all keys to a lead's call or analysis expire. */
export async function extendKeys(
  db: Database,
  opens: Key['opens'],
  lead_id: string,
  expires_at: number,
): Promise<void> {
  const keys = db.updateTable('keys').set({ expires_at }).where('lead_id', '=', lead_id);
  await keys.where('opens', '=', opens).execute();
}

export async function deleteOldKeys(db: Database): Promise<void> {
  const end = Date.now() - KEEP_MS;
  await db.deleteFrom('keys').where('expires_at', '<=', end).execute();
}
