import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { backUpBefore } from './backup.ts';
import { migrations } from './migrations.ts';
import { fillPersonKeys } from './person-keys.ts';
import { isPostgres, postgresDialect } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { filePathOf, sqliteDialect } from './sqlite.ts';

/** Advisory lock that keeps two instances from migrating at once. The number is arbitrary but must not change. */
const MIGRATION_LOCK = 7_305_142;

/** Whether an older release runs on the result of a migration (migrations.ts). */
const onlyAdds = (migration: string) => migration.includes('-add-');

type Options = {
  /** The migrations of this release. */
  known?: typeof migrations;
  /** Receives a sentence if the database was migrated: what was done, and the way back. */
  report?: (text: string) => void;
};

/** Opens and migrates the database at a `file:` or `postgres://` URL. Rejects if it can't be reached or written. */
export async function openDatabase(
  url: string,
  { known = migrations, report = () => {} }: Options = {},
): Promise<Database> {
  const path = filePathOf(url);
  const db = new Kysely<Tables>({ dialect: path === null ? postgresDialect(url) : sqliteDialect(path) });
  try {
    const done = await db.transaction().execute((transaction) => migrate(transaction, path, known));
    if (done) report(done);
    await fillPersonKeys(db);
    return db;
  } catch (error) {
    await db.destroy().catch(() => {});
    throw error;
  }
}

/** Opens the database of a site that has run. Rejects, and creates nothing, if there is none or it is not ours. */
export async function openExistingDatabase(url: string, options: Options): Promise<Database> {
  const path = filePathOf(url);
  const name = path === null ? 'LEADS_DATABASE_URL' : resolve(path);
  if (path !== null && !existsSync(path)) throw new Error(`there is no database ${name}.`);
  if (!(path === null ? await isOursInPostgres(url) : isOursInSqlite(path)))
    throw new Error(`${name} is no database of this site.`);
  return openDatabase(url, options);
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

/**
 * Migrates in a transaction that holds SQLite's write lock, or an advisory lock on PostgreSQL. Returns what it did;
 * undefined if there was nothing to do. Rejects if a newer release has done more than add.
 */
async function migrate(db: Database, path: string | null, known: typeof migrations) {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(db);
  const executed = await executedMigrations(db);
  const added = executed.filter((name) => !Object.hasOwn(known, name));
  const changed = added.find((name) => !onlyAdds(name));
  if (changed)
    throw new NewerDatabase(`a newer release changed the database (${changed}). Start that release again.`);
  const pending = Object.keys(known).filter((name) => !executed.includes(name));
  const [first] = pending;
  if (!first) return;

  const isNew = executed.length === 0;
  const backup = path === null || isNew ? null : backUpBefore(path, first);
  // The migrator rejects a database with migrations that it does not know.
  const all = { ...known, ...Object.fromEntries(added.map((name) => [name, { up: async () => {} }])) };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  if (isNew) return;
  // A release without any such migration does not have this rule yet.
  const wayBack =
    executed.some(onlyAdds) && pending.every(onlyAdds)
      ? 'start the release before, which runs on this database too'
      : `stop every instance and restore ${backup ?? 'your dump'}`;
  return `Migrated the database (${pending.join(', ')}). To go back, ${wayBack}.`;
}

/** Returns the names of the migrations that were run; none for a new database. */
async function executedMigrations(db: Database): Promise<string[]> {
  const { rows: tables } = isPostgres(db)
    ? await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db)
    : await sql`select 1 from sqlite_master where name = 'kysely_migration'`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** A newer release has changed the database in a way that this one cannot use. */
class NewerDatabase extends Error {
  override name = 'NewerDatabase';
}
