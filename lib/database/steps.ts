import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from './schema.ts';

/** The most rows per query or transaction. Limits the memory that they take, and how long a lock is held. */
export const STEP_SIZE = 200;

/**
 * Reads the rows of a query in steps of `size`, sorted by `key`, which must be unique and begin with the columns of an
 * index. `start` is the lower bound of the first columns of the key. The query must not have a lower bound of its own:
 * SQLite would use that one for every step, and read all rows from there again.
 */
export async function* readInSteps<
  Table extends keyof Tables,
  Key extends string,
  Row extends Record<Key, unknown>,
>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  key: readonly Key[],
  start: readonly (string | number)[],
  size = 10 * STEP_SIZE,
): AsyncGenerator<Row[]> {
  const toTuple = (parts: readonly unknown[]) => sql`(${sql.join(parts)})`;
  const columns = key.map((name) => sql.ref(name));
  let rows: Row[] = [];
  let bound = sql<boolean>`${toTuple(columns.slice(0, start.length))} >= ${toTuple(start)}`;
  do {
    rows = await query.where(bound).orderBy(sql.join(columns)).limit(size).execute();
    if (rows.length > 0) yield rows;
    // SQLite reads synchronously, so let other requests run in between.
    await yieldToOthers();
    const last = rows.at(-1);
    if (last) bound = sql<boolean>`${toTuple(columns)} > ${toTuple(key.map((name) => last[name]))}`;
  } while (rows.length === size);
}

/** Reads the leads of a query that were stored at `since` or later, oldest first. */
export const readLeadsInSteps = <Row extends { id: string; created_at: number }>(
  query: SelectQueryBuilder<Tables, 'leads', Row>,
  since = 0,
) => readInSteps(query, ['created_at', 'id'], [since], STEP_SIZE);
