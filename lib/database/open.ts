import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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

/** Opens the database of a site that has run. Rejects, and creates nothing, if there is none or it is not ours. */
export async function openExistingDatabase(url: string): Promise<Database> {
  const path = filePathOf(url);
  const name = path === null ? 'LEADS_DATABASE_URL' : resolve(path);
  if (path !== null && !existsSync(path)) throw new Error(`there is no database ${name}.`);
  if (!(path === null ? await isOursInPostgres(url) : isOursInSqlite(path)))
    throw new Error(`${name} is no database of this site.`);
  return openDatabase(url);
}

function isOursInSqlite(path: string): boolean {
  try {
    using db = new DatabaseSync(path, { readOnly: true, timeout: 8_000 });
    return db.prepare(`select 1 from sqlite_master where name = 'leads'`).get() !== undefined;
  } catch (error) {
    if (error instanceof Error && error.message === 'file is not a database') return false;
    throw error;
  }
}

async function isOursInPostgres(url: string): Promise<boolean> {
  await using db = new Kysely<Tables>({ dialect: postgresDialect(url) });
  const { rows } = await sql<{ name: string | null }>`select to_regclass('leads')::text as name`.execute(db);
  return rows[0]?.name != null;
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
