import { rmSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { backUp, keepCopy, newCopyPath } from './backup.ts';
import { migrations } from './migrations.ts';
import { copyOldRows } from './old-rows.ts';
import { fillPersonKeys } from './person-keys.ts';
import { checkEncoding, isPostgres, locks, postgresDialect } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { filePathOf, sqliteDialect } from './sqlite.ts';

/**
 * Opens and migrates the database at a `file:` or `postgres://` URL. Rejects if it can't be reached or written. After a
 * migration, `report` gets a sentence that says how to return to the previous release.
 */
export async function openDatabase(url: string, report = (_line: string) => {}): Promise<Database> {
  const path = filePathOf(url);
  const db = new Kysely<Tables>({ dialect: path === null ? postgresDialect(url) : sqliteDialect(path) });
  try {
    const { isNew, pending } = await readMigrations(db);
    if (path === null) await checkEncoding(db, isNew);
    if (pending.length > 0) {
      // Copying takes seconds, so it happens before the transaction that keeps other processes from storing leads.
      const copy = path !== null && !isNew ? newCopyPath(path) : null;
      try {
        if (copy) await backUp(url, copy);
        const keep = (first: string) => (copy && path ? keepCopy(copy, first, path) : 'your dump');
        const instructions = await db.transaction().execute((transaction) => migrate(transaction, keep));
        if (instructions) report(instructions);
      } finally {
        if (copy) rmSync(copy, { force: true });
      }
    }
    await fillPersonKeys(db);
    await copyOldRows(db);
    return db;
  } catch (error) {
    await db.destroy().catch(() => {});
    throw error;
  }
}

/** Whether the previous release can run on a database after this migration, as its name tells (migrations.ts). */
const isBackwardCompatible = (migration: string) => migration.includes('-add-');

/** Throws if a newer release has changed the database so that this release can't run on it. */
async function readMigrations(db: Database) {
  const knownMigrations = { ...migrations };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => knownMigrations } });
  const all = await migrator.getMigrations();
  const pending = all.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
  const isNew = pending.length === all.length;
  const query = sql<{ name: string }>`select name from kysely_migration order by name`;
  const executed = isNew ? [] : (await query.execute(db)).rows.map(({ name }) => name);
  for (const name of executed) {
    if (!knownMigrations[name] && !isBackwardCompatible(name))
      throw new Error(`a newer release has changed the database (${name}): start it, or restore a copy.`);
    // Kysely rejects executed migrations that it doesn't know. A newer release has run this one, so add an empty one.
    knownMigrations[name] ??= { up: async () => {} };
  }
  return { migrator, pending, executed, isNew };
}

/** Runs what is still pending: another process may have migrated since this one looked. */
async function migrate(db: Database, keepCopyBefore: (first: string) => string): Promise<string | undefined> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${locks.migrations})`.execute(db);
  const { migrator, pending, executed, isNew } = await readMigrations(db);
  const [first] = pending;
  if (!first) return;
  const backup = isNew ? null : keepCopyBefore(first);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  if (isNew) return;
  // To accept migrations that it doesn't know, the previous release must have an `-add-` migration itself: releases
  // from before the first `-add-` migration reject every unknown one.
  const canPreviousReleaseRun = pending.every(isBackwardCompatible) && executed.some(isBackwardCompatible);
  const instructions = canPreviousReleaseRun
    ? 'the release before runs on it too'
    : `stop every instance and restore ${backup}`;
  return `Migrated the database (${pending.join(', ')}). To go back: ${instructions}.`;
}
