import { addKey, readKey } from '@/lib/database/keys';
import type { Database } from '@/lib/database/schema';
import { OFFICE_KEY_MS } from '@/lib/delivery/office-link';
import { readLead } from '@/lib/inbox/lead-store';
import { findLeadsOfSamePerson } from '@/lib/inbox/leads-of-same-person';

export const listPath = (key: string) => `/office?key=${encodeURIComponent(key)}`;

/** Creates a key for the office's list and the pages of all leads. */
export const addListKey = (db: Database, now = Date.now()) => addKey(db, 'list', null, now + OFFICE_KEY_MS);

/** The key to an office page. `expiry` is in milliseconds since 1970. */
export type OfficeKey = { isForList: boolean; expiry: number };

/**
 * Returns null if the key doesn't open the office's page of a lead or, without `id`, the list. The list's key opens
 * every lead. A lead's key also opens the leads that its page links to.
 */
export async function readOfficeKey(
  db: Database,
  key: string,
  id?: string,
  now = Date.now(),
): Promise<OfficeKey | null> {
  const row = await readKey(db, id === undefined ? ['list'] : ['list', 'lead'], key);
  if (!row || row.expires_at <= now) return null;
  const canOpen = row.lead_id === null || row.lead_id === id || (await isLinked(db, row.lead_id, id));
  return canOpen ? { isForList: row.lead_id === null, expiry: row.expires_at } : null;
}

/** How many leads to look through for a link from one lead to another. */
const MAX_LINKED = 100;

/** Whether a page of the office leads from one lead to another, in a few steps, over leads of the same person. */
async function isLinked(db: Database, from: string, to = ''): Promise<boolean> {
  const ids = new Set([from]);
  // The loop also visits the ids that it adds to the set.
  for (const id of ids) {
    const lead = await readLead(db, id);
    for (const other of lead ? await findLeadsOfSamePerson(db, lead) : []) ids.add(other.id);
    if (ids.has(to)) return true;
    if (ids.size > MAX_LINKED) return false;
  }
  return false;
}
