import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './schema.ts';

/** The most rows per query or transaction. Limits the memory that they take, and how long a lock is held. */
export const STEP_SIZE = 200;

/** Reads the leads of a query in pages of at most STEP_SIZE rows, oldest first. */
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
      .limit(STEP_SIZE)
      .execute();
    if (rows.length > 0) yield rows;
  } while (rows.length === STEP_SIZE);
}
