import { setTimeout as sleep } from 'node:timers/promises';
import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './schema.ts';

/** How many leads a query reads or a transaction changes: memory is bounded, and no lock is held for long. */
const STEP = 200;

/** Lets other processes write between two steps (ms). */
const PAUSE = 25;

/** Calls `work` with a step of rows at a time, in sequence. */
export async function inSteps<Row>(
  rows: readonly Row[],
  work: (some: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += STEP) {
    if (from > 0) await sleep(PAUSE);
    await work(rows.slice(from, from + STEP));
  }
}

/** Yields the leads that a query selects, oldest first, a step at a time. */
export async function* leadsInSteps<Row extends { id: string; created_at: number }>(
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
