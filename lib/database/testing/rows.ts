import type { Database } from '../schema.ts';

/** Stores the row of a lead in a transaction, as the site does. */
export async function storeRow(db: Database, id: string): Promise<void> {
  const row = { id, kind: 'contact', status: 'new' as const, data: '{}', context: '{}', signs: '' };
  await db.transaction().execute((transaction) =>
    transaction
      .insertInto('leads')
      .values({ ...row, fingerprint: id, created_at: 0 })
      .execute(),
  );
}

export async function readStoredIds(db: Database): Promise<string[]> {
  return (await db.selectFrom('leads').select('id').orderBy('id').execute()).map(({ id }) => id);
}
