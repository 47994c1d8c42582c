import { fileURLToPath } from 'node:url';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import { isPostgres, postgresDialect } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** Advisory lock that keeps two instances from migrating at once. The number is arbitrary but must not change. */
const MIGRATION_LOCK = 7_305_142;

/** Opens and migrates the database at a `file:` or `postgres://` URL. Rejects if it can't be reached or written. */
export async function openDatabase(url: string): Promise<Database> {
  const path = filePathOf(url);
  const db = new Kysely<Tables>({ dialect: path === null ? postgresDialect(url) : sqliteDialect(path) });
  try {
    await db.transaction().execute(migrate);
    return db;
  } catch (error) {
    await db.destroy().catch(() => {});
    throw error;
  }
}

/** Migrates in a transaction that holds SQLite's write lock, or an advisory lock on PostgreSQL. */
async function migrate(db: Database): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Returns the path in `file:.data/leads.db` (relative) or `file:///var/leads.db`; null for any other URL. */
export function filePathOf(url: string): string | null {
  if (!url.startsWith('file:')) return null;
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
}
