import { hash } from 'node:crypto';
import { mailboxOf } from '@/lib/database/person-keys';
import type { Database } from '@/lib/database/schema';
import { env } from '@/lib/platform/env';
import { clientNetworks } from '@/lib/platform/http/client-address';
import { HttpError } from '@/lib/platform/http/http-error';

const DAY = 86_400_000;

/** How many uses a key, such as a mailbox or a meeting, has in 24 hours. */
export type Limit = { key: string; most: number };

/**
 * Counts one use of each limit; that of a lead counts until it is answered. Throws an HttpError with 429 if one is used
 * up: the transaction then counts none.
 */
export async function consumeLimits(
  transaction: Database,
  limits: readonly Limit[],
  now: number,
  leadId: string | null = null,
): Promise<void> {
  if (limits.length === 0) return;
  await deleteOldUses(transaction, now);
  const keys = limits.map(({ key }) => key);
  const uses = await transaction
    .selectFrom('meeting_uses')
    .leftJoin('leads', 'id', 'lead_id')
    .select(({ fn }) => ['limit_key', fn.countAll<number>().as('count'), fn.min('used_at').as('oldest')])
    .where('limit_key', 'in', keys)
    .where('answered_at', 'is', null)
    .groupBy('limit_key')
    .execute();
  for (const { limit_key, count, oldest } of uses) {
    if (limits.every(({ key, most }) => key !== limit_key || Number(count) < most)) continue;
    const seconds = Math.ceil((Number(oldest) + DAY - now) / 1_000);
    const code = leadId ? 'too-many-leads' : 'too-many-changes';
    throw new HttpError(429, code, { 'retry-after': String(seconds) });
  }
  const rows = keys.map((limit_key) => ({ limit_key, used_at: now, lead_id: leadId }));
  await transaction.insertInto('meeting_uses').values(rows).execute();
}

/**
 * Returns the limits of a sender's network (an IPv4 address, or the IPv6 /56 of a household), and of the one around it
 * (/24 or /48), which has `step` times as many uses.
 */
export const networkLimits = ({ headers }: Request, most: number, step: number, name = ''): Limit[] =>
  clientNetworks(headers, env.TRUSTED_PROXIES)
    .filter((network) => !network.endsWith('/64'))
    .map((network, outward) => ({ key: hash('sha256', name + network), most: most * step ** outward }));

/** Returns the key of a mailbox's limit: of booked calls, or of analyses. */
export const mailboxKey = (email: string, use: '' | 'analysis ' = '') =>
  hash('sha256', use + mailboxOf(email));

/** Deletes the uses of a mailbox. */
export async function forgetUses(transaction: Database, email: string): Promise<void> {
  const keys = [mailboxKey(email), mailboxKey(email, 'analysis ')];
  await transaction.deleteFrom('meeting_uses').where('limit_key', 'in', keys).execute();
}

/** Deletes uses older than 24 hours. */
export async function deleteOldUses(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('meeting_uses')
    .where('used_at', '<=', now - DAY)
    .execute();
}
