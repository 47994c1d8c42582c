import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '@/lib/database/schema';
import { STEP } from '@/lib/database/steps';

type Query<Row> = SelectQueryBuilder<Tables, 'leads', Row>;

/** Yields the leads that a query selects, oldest first, a page at a time: memory holds no more of them. */
export async function* leadPages<Row extends { id: string; created_at: number }>(
  query: Query<Row>,
): AsyncGenerator<Row[]> {
  let page: Row[] = [];
  do {
    const { id = '', created_at = 0 } = page.at(-1) ?? {};
    page = await query
      .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(created_at, id)))
      .orderBy('created_at')
      .orderBy('id')
      .limit(STEP)
      .execute();
    if (page.length > 0) yield page;
  } while (page.length === STEP);
}
