import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool, types } from 'pg';
import { migrations } from './migrations.ts';
import type { Database, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** The migrations of two instances that start at once must not meet. Any number will do, but always the same. */
const MIGRATION_LOCK = 7_305_142;

// Our bigints are times in milliseconds: far below the 2^53 from which a number loses digits.
types.setTypeParser(types.builtins.INT8, Number);

/** The database at a `file:` or `postgres://` URL, migrated. Rejects if it can't be reached or written. */
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

/**
 * Whether the database is PostgreSQL, the one of the two with several connections. Not by the class of its adapter: Next
 * bundles routes apart from each other, and the route that opened the database may have another copy of that class.
 */
export const isPostgres = (db: Database) => db.getExecutor().adapter.supportsMultipleConnections !== false;

/** Removes what was deleted from SQLite's log too: its pages there are older than the deletion. PostgreSQL does so by itself. */
export async function clearDeleted(db: Database): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** Within a transaction: SQLite's takes the write lock as it begins, PostgreSQL's takes an advisory lock. */
async function migrate(db: Database): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** The path in `file:.data/leads.db` (in the working directory) or `file:///var/leads.db`; null for any other URL. */
export function filePathOf(url: string): string | null {
  if (!url.startsWith('file:')) return null;
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
}

function postgresDialect(url: string): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
  });
  // The pool listens while a connection is idle, nobody does while it is in use: a break would end the process. The
  // query under way fails all the same, and the pool replaces the connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
