import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { DAY_MS } from '../platform/durations.ts';
import { env } from '../platform/env.ts';
import { subscriberNetworks } from '../platform/http/client-address.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { mailboxOf } from './person-keys.ts';
import { isPostgres, locks } from './postgres.ts';
import type { Database } from './schema.ts';

/** Makes transactions with the same keys wait for each other. A SQLite transaction locks the whole database anyway. */
async function lockKeys(transaction: Database, keys: readonly string[]): Promise<void> {
  if (!isPostgres(transaction)) return;
  // Every transaction locks keys in the same order, to prevent deadlocks.
  for (const key of keys.toSorted())
    await sql`select pg_advisory_xact_lock(${sql.lit(locks.limits)}, hashtext(${key}))`.execute(transaction);
}

/** How often a key, such as a mailbox or a meeting, may be used in 24 hours. */
export type Limit = { key: string; most: number };

/** Throws an HttpError with 429 if a limit is used up. With `leadId`, a use counts only until that lead is answered. */
export async function consumeLimits(
  transaction: Database,
  limits: readonly Limit[],
  now: number,
  leadId: string | null = null,
): Promise<void> {
  if (limits.length === 0) return;
  await deleteOldUses(transaction, now);
  const keys = limits.map(({ key }) => key);
  await lockKeys(transaction, keys);
  const uses = await transaction
    .selectFrom('uses')
    .leftJoin('leads', 'id', 'lead_id')
    .select(({ fn }) => ['limit_key', fn.countAll<number>().as('count'), fn.min('used_at').as('oldest')])
    .where('limit_key', 'in', keys)
    .where('answered_at', 'is', null)
    .groupBy('limit_key')
    .execute();
  for (const { limit_key, count, oldest } of uses) {
    if (limits.every(({ key, most }) => key !== limit_key || count < most)) continue;
    const seconds = Math.ceil((oldest + DAY_MS - now) / 1_000);
    const code = leadId ? 'too-many-leads' : 'too-many-changes';
    throw new HttpError(429, code, { 'retry-after': String(seconds) });
  }
  const rows = keys.map((limit_key) => ({ limit_key, used_at: now, lead_id: leadId }));
  await transaction.insertInto('uses').values(rows).execute();
}

/** Returns limits: `most` for an IPv4 address or IPv6 /56, `factor` times as many for the /24 or /48 around it. */
export const networkLimits = ({ headers }: Request, most: number, factor: number, name = ''): Limit[] =>
  subscriberNetworks(headers, env.TRUSTED_PROXIES).map((network, outward) => ({
    key: hash('sha256', name + network),
    most: most * factor ** outward,
  }));

/** The key for the limit on a mailbox's booked calls or, with "analysis ", for the limit on its analysis emails. */
export const mailboxKey = (email: string, use: '' | 'analysis ' = '') =>
  hash('sha256', use + mailboxOf(email));

/**
 * Whether a target got fewer than `most` leads of a mailbox in 24 hours, including pending ones, however old. Unlike
 * `consumeLimits`, it counts a delivery that failed for days when it is sent.
 */
export async function mayDeliver(
  transaction: Database,
  target: string,
  mailbox: string,
  most: number,
  now: number,
): Promise<boolean> {
  await lockKeys(transaction, [mailbox]);
  const { count } = await transaction
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('recipient', '=', mailbox)
    .where('target', '=', target)
    .where(({ eb, fn, or }) =>
      or([eb('state', '=', 'pending'), eb(fn.coalesce('delivered_at', 'queued_at'), '>', now - DAY_MS)]),
    )
    .executeTakeFirstOrThrow();
  return count < most;
}

export async function forgetUses(transaction: Database, email: string): Promise<void> {
  const keys = [mailboxKey(email), mailboxKey(email, 'analysis ')];
  await transaction.deleteFrom('uses').where('limit_key', 'in', keys).execute();
}

export async function deleteOldUses(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('uses')
    .where('used_at', '<=', now - DAY_MS)
    .execute();
}
