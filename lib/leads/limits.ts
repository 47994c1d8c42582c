import { hash } from 'node:crypto';
import type { Database } from '@/lib/database/schema';
import { mailbox } from '@/lib/leads/same-person';
import { Refusal } from '@/lib/platform/http/refusal';

const DAY = 86_400_000;

/** How many uses a key, such as a mailbox or a meeting, has in 24 hours. */
export type Limit = { key: string; most: number };

/** Counts one use of each limit. Throws a Refusal with 429 if one is used up: the transaction then counts none. */
export async function consumeLimits(transaction: Database, limits: readonly Limit[], now: number) {
  await deleteOldUses(transaction, now);
  for (const { key, most } of limits) {
    const { used, oldest } = await transaction
      .selectFrom('meeting_uses')
      .select(({ fn }) => [fn.countAll<number>().as('used'), fn.min('used_at').as('oldest')])
      .where('limit_key', '=', key)
      .executeTakeFirstOrThrow();
    if (Number(used) >= most) {
      const seconds = Math.ceil((Number(oldest) + DAY - now) / 1_000);
      throw new Refusal(429, 'too-many-changes', { 'retry-after': String(seconds) });
    }
    await transaction.insertInto('meeting_uses').values({ limit_key: key, used_at: now }).execute();
  }
}

/** Returns the key of a mailbox's limit. */
export const mailboxKey = (email: string) => hash('sha256', mailbox(email));

/** Deletes the uses of a mailbox. */
export async function forgetUses(transaction: Database, email: string): Promise<void> {
  await transaction.deleteFrom('meeting_uses').where('limit_key', '=', mailboxKey(email)).execute();
}

/** Deletes uses older than 24 hours. */
export async function deleteOldUses(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('meeting_uses')
    .where('used_at', '<=', now - DAY)
    .execute();
}
