import { LRUCache } from 'lru-cache';
import { addKey } from '@/lib/database/keys';
import type { Database } from '@/lib/database/schema';
import { DAY_MS } from '@/lib/platform/durations';

/** How long the keys in the office's links open a page. */
export const OFFICE_KEY_MS = 60 * DAY_MS;

export const officePath = (id: string, key: string) => `/office/${id}?key=${encodeURIComponent(key)}`;

/** Each link that is sent has its own key. It opens the office's page of the lead. */
export const addLeadKey = (db: Database, id: string, now = Date.now()) =>
  addKey(db, 'lead', id, now + OFFICE_KEY_MS);

/** Returns the URL of the office's page of a lead, with a new key. */
export const createOfficeLink = async (db: Database, siteUrl: string, id: string) =>
  siteUrl + officePath(id, await addLeadKey(db, id));

/** The links that were sent, by delivery. They are kept in memory, because the database has only hashes of keys. */
const links = new LRUCache<string, string>({ max: 10_000, ttl: OFFICE_KEY_MS / 2 });

/** Like `createOfficeLink`, but every attempt to deliver a lead or one of its events gets the same link. */
export async function getDeliveryLink(db: Database, siteUrl: string, id: string, event = 0): Promise<string> {
  const delivery = `${id}:${event}`;
  const link = links.get(delivery) ?? (await createOfficeLink(db, siteUrl, id));
  links.set(delivery, link);
  return link;
}
