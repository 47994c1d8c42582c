import { hash } from 'node:crypto';
import type { Database } from '../database/schema.ts';

const DAY = 86_400_000;

/** How often somebody may do something in 24 hours, and the error code once that is used up. */
export type Limit = { code: 'too-many-bookings' | 'too-many-moves'; key: string; most: number };

/** A limit is used up; it allows another use in `wait` milliseconds. */
export type LimitReached = { code: Limit['code']; wait: number };

/** How often one network books and moves calls. Of its address only a hash is stored, for a day. */
export const networkLimit = (address: string, most: number): Limit => ({
  code: 'too-many-bookings',
  key: hash('sha256', address),
  most,
});

/** How often one meeting is moved. */
export const movesLimit = (id: string): Limit => ({ code: 'too-many-moves', key: id, most: 5 });

/** Counts one use of each limit and returns null; where one is used up, counts nothing and returns that one. */
export async function consumeLimits(
  transaction: Database,
  limits: readonly Limit[],
  now: number,
): Promise<LimitReached | null> {
  for (const { code, key, most } of limits) {
    const uses = await transaction
      .selectFrom('meeting_uses')
      .select('used_at as at')
      .where('limit_key', '=', key)
      .where('used_at', '>', now - DAY)
      .orderBy('used_at', 'desc')
      .limit(most)
      .execute();
    const oldest = uses[most - 1];
    if (oldest) return { code, wait: oldest.at + DAY - now };
  }
  await transaction
    .deleteFrom('meeting_uses')
    .where('used_at', '<=', now - DAY)
    .execute();
  const rows = limits.map(({ key }) => ({ limit_key: key, used_at: now }));
  await transaction.insertInto('meeting_uses').values(rows).execute();
  return null;
}
