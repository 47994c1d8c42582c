import { setTimeout as sleep } from 'node:timers/promises';
import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './schema.ts';

/** Leads per query or transaction: limits memory and how long a lock is held. */
const STEP = 200;

/** Pause between two steps (ms), so that other processes can write. */
const PAUSE = 25;

/** Calls `work` with up to 200 rows at a time, one call after the other. */
export async function processInSteps<Row>(
  rows: readonly Row[],
  work: (some: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += STEP) {
    if (from > 0) await sleep(PAUSE);
    await work(rows.slice(from, from + STEP));
  }
}

/** Yields the leads that a query selects, oldest first, without loading them all at once. */
export async function* readLeadsInSteps<Row extends { id: string; created_at: number }>(
  query: SelectQueryBuilder<Tables, 'leads', Row>,
): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  do {
    const { id = '', created_at = 0 } = rows.at(-1) ?? {};
    rows = await query
      .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(created_at, id)))
      .orderBy('created_at')
      .orderBy('id')
      .limit(STEP)
      .execute();
    if (rows.length > 0) yield rows;
  } while (rows.length === STEP);
}
