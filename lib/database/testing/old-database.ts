import { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { expect } from 'vitest';
import { migrations } from '../migrations.ts';
import { postgresDialect } from '../postgres.ts';
import { filePathOf, sqliteDialect } from '../sqlite.ts';

export const migrationNames = Object.keys(migrations).toSorted();

export const migrationsBefore = (name: string): Record<string, Migration> =>
  Object.fromEntries(
    migrationNames
      .filter((other) => other < name)
      .map((other) => [other, migrations[other] ?? { up: async () => {} }]),
  );

export type Rows = Record<string, Record<string, unknown>>;

/** Creates a database with only the migrations `former`, as an earlier release would have left it. */
export async function openOldDatabase(url: string, former: Record<string, Migration>): Promise<Kysely<Rows>> {
  const path = filePathOf(url);
  const db = new Kysely<Rows>({ dialect: path === null ? postgresDialect(url) : sqliteDialect(path) });
  const provider = { getMigrations: async () => former };
  expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined();
  return db;
}
