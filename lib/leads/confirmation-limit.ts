import { sql } from 'kysely';
import { isPostgres } from '../database/open.ts';
import type { Database } from '../database/schema.ts';

/** The target that mails the sender of a form. */
export const CONFIRMATION = 'confirmation';

/** How many confirmations one mailbox gets in 24 hours: a form can name anybody's. */
const MOST = 3;
const DAY = 86_400_000;

/** The first number of the advisory locks, one for each mailbox. Locks of one number never meet those of two. */
const LOCK = 7_305_144;

/**
 * Whether one more confirmation may be queued for a mailbox, within the transaction that queues it. What still waits counts
 * whenever it was queued: once the mail server is back, all of it is sent within a day.
 */
export async function mayConfirm(transaction: Database, mailbox: string, now: number): Promise<boolean> {
  if (isPostgres(transaction))
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}, hashtext(${mailbox}))`.execute(transaction);
  const { count } = await transaction
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('recipient', '=', mailbox)
    .where(({ eb, fn, or }) =>
      or([eb('state', '=', 'pending'), eb(fn.coalesce('delivered_at', 'queued_at'), '>', now - DAY)]),
    )
    .executeTakeFirstOrThrow();
  return Number(count) < MOST;
}
