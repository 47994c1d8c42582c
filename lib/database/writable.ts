import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isPostgres } from './postgres.ts';
import type { Database } from './schema.ts';

const MAX_LEAD_BYTES = 64 * 1024;

/** Rejects if a lead can't be stored right now. To find out, writes a lead and rolls it back. */
export async function checkWritable(db: Database): Promise<void> {
  const rolledBack = new Error('rolled back');
  try {
    await db.transaction().execute(async (transaction) => {
      const isSqlite = !isPostgres(db);
      // SQLite keeps uncommitted pages in its cache, so a full disk would go unnoticed. With a cache of only one page,
      // it writes to the file immediately.
      if (isSqlite) await sql`pragma cache_size = 1`.execute(transaction);
      const data = isSqlite ? ' '.repeat(MAX_LEAD_BYTES) : '';
      const blank = { kind: '', context: '', signs: '', fingerprint: '' };
      await transaction
        .insertInto('leads')
        .values({ ...blank, id: randomUUID().slice(0, 32), status: 'new', data, created_at: 0 })
        .execute();
      throw rolledBack;
    });
  } catch (error) {
    if (error !== rolledBack) throw error;
  } finally {
    if (!isPostgres(db)) await sql`pragma cache_size = -2000`.execute(db); // SQLite's default
  }
}
