import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isPostgres } from './postgres.ts';
import type { Database } from './schema.ts';

/** As much as the largest lead takes. */
const LARGEST = 64 * 1024;

/** Rejects unless a lead could be stored now. Writes one and takes it back. */
export async function checkWritable(db: Database): Promise<void> {
  const takenBack = new Error('taken back');
  try {
    await db.transaction().execute(async (transaction) => {
      const isSqlite = !isPostgres(db);
      // SQLite keeps what is not committed in its cache, where a full disk is not noticed: let it write at once.
      if (isSqlite) await sql`pragma cache_size = 1`.execute(transaction);
      const data = isSqlite ? ' '.repeat(LARGEST) : '';
      const blank = { kind: '', context: '', signs: '', fingerprint: '' };
      await transaction
        .insertInto('leads')
        .values({ ...blank, id: randomUUID().slice(0, 32), status: 'new', data, created_at: 0 })
        .execute();
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  } finally {
    if (!isPostgres(db)) await sql`pragma cache_size = -2000`.execute(db); // SQLite's default
  }
}
