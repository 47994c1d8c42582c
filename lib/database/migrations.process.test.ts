import { mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';
import { openDatabase } from './open.ts';
import { postgresDialect } from './postgres.ts';
import type { Database } from './schema.ts';
import { filePathOf, sqliteDialect } from './sqlite.ts';
import { type DatabaseKind, testDatabases } from './testing/databases.ts';
import { storedIds, storeRow } from './testing/rows.ts';

const names = Object.keys(migrations).toSorted();
const before = (name: string) => migrationsOf(names.filter((other) => other < name));
const migrationsOf = (some: readonly string[]) =>
  Object.fromEntries(some.map((name) => [name, migrations[name] ?? {}])) as Record<string, Migration>;

const kinds: DatabaseKind[] = ['SQLite', 'PostgreSQL'];
const newUrl = testDatabases();

type Rows = Record<string, Record<string, unknown>>;

/** Opens a database in the shape of an earlier release. */
async function openFormer(url: string, former: Record<string, Migration>): Promise<Kysely<Rows>> {
  const path = filePathOf(url);
  const db = new Kysely<Rows>({ dialect: path === null ? postgresDialect(url) : sqliteDialect(path) });
  const provider = { getMigrations: async () => former };
  expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined();
  return db;
}

const former = { id: 'SO-1', kind: 'contact', status: 'new', context: '{}', signs: '', created_at: 1 };
const oldLead = { ...former, data: '{}', fingerprint: 'a' };

test.each(kinds)('keeps deliveries of an earlier release, on %s', async (kind) => {
  const url = await newUrl(kind);
  const old = await openFormer(url, before('008-office'));
  await old.insertInto('leads').values(oldLead).execute();
  const times = { due_at: 2, queued_at: 3, delivered_at: 4 };
  const delivery = { lead_id: 'SO-1', target: 'email', state: 'delivered', attempts: 1, ...times };
  await old
    .insertInto('deliveries')
    .values({ ...delivery, recipient: 'ada@example.com' })
    .execute();
  await old.destroy();

  await using db = await openDatabase(url);
  expect(await db.selectFrom('deliveries').selectAll().execute()).toEqual([
    { ...delivery, event: 0, error: null, interrupted: 0, recipient: 'ada@example.com' },
  ]);
  await db.deleteFrom('leads').execute();
  expect(await db.selectFrom('deliveries').selectAll().execute()).toEqual([]);
});

test.each(kinds)(
  'adds the keys of leads that an earlier release stores, before and after, on %s',
  async (kind) => {
    const url = await newUrl(kind);
    const old = await openFormer(url, before('009-add-person-keys'));
    const data = (n: number) =>
      JSON.stringify({ email: `A.da+${n}@Gmail.com`, ownerPhone: '+18505550142 ext. 7' });
    const many = Array.from({ length: 450 }, (_, n) => ({ ...oldLead, id: `SO-${n}`, data: data(n) }));
    await old.insertInto('leads').values(many).execute();
    const keys = {
      mailbox: 'ada@gmail.com',
      phone_line: '',
      owner_mailbox: '',
      owner_phone_line: '+18505550142',
    };
    const keysIn = (db: Database) =>
      db.selectFrom('leads').select(['mailbox', 'phone_line', 'owner_mailbox', 'owner_phone_line']).execute();

    const db = await openDatabase(url);
    expect(await keysIn(db)).toEqual(Array(450).fill(keys));
    await old
      .insertInto('leads')
      .values({ ...oldLead, id: 'SO-late', data: data(1) })
      .execute();
    await old.destroy();
    await db.destroy();
    await using again = await openDatabase(url);
    expect(await keysIn(again)).toEqual(Array(451).fill(keys));
  },
);

test.each(kinds)(
  'a release that lacks the two newest migrations, which only add, stores leads on %s',
  async (kind) => {
    const url = await newUrl(kind);
    await (await openDatabase(url)).destroy();
    const known = migrationsOf(names.slice(0, -2));
    expect(names.slice(-2).join()).toMatch(/^\d{3}-add-.*,\d{3}-add-/);
    await using db = await openDatabase(url, { known });
    await storeRow(db, 'ada');
    expect(await storedIds(db)).toEqual(['ada']);
    await using newer = await openDatabase(url);
    expect(await storedIds(newer)).toEqual(['ada']);
  },
);

test.each(kinds)('a release that lacks a migration which changes more does not start on %s', async (kind) => {
  const url = await newUrl(kind);
  await (
    await openDatabase(url, { known: { ...migrations, '999-change': { up: async () => {} } } })
  ).destroy();
  await expect(openDatabase(url)).rejects.toThrow('a newer release changed the database (999-change)');
});

test.each([
  ['998-add-nothing', 'To go back, start the release before'],
  ['998-change', 'To go back, stop every instance and restore /'],
])('SQLite is copied before the migration %s, and the way back is reported', async (name, wayBack) => {
  const url = await newUrl('SQLite');
  const reports: string[] = [];
  const report = (text: string) => reports.push(text);
  const migrate = async (name: string, up = async () => {}) =>
    (await openDatabase(url, { known: { ...migrations, [name]: { up } }, report })).destroy();
  const db = await openDatabase(url, { report });
  await storeRow(db, 'ada');
  await db.destroy();
  // A new database has nothing to lose.
  expect(reports).toEqual([]);

  await expect(migrate(name, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await migrate(name);
  expect(reports).toEqual([expect.stringContaining(`Migrated the database (${name}). ${wayBack}`)]);
  const copy = `${filePathOf(url)}.before-${name}`;
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  using stored = new DatabaseSync(copy);
  expect(stored.prepare('select id from leads').all()).toEqual([{ id: 'ada' }]);
  expect(stored.prepare('select name from kysely_migration where name = ?').all(name)).toEqual([]);
});

test('SQLite keeps the three newest copies', async () => {
  const url = await newUrl('SQLite');
  const path = filePathOf(url) ?? '';
  const known = { ...migrations };
  await (await openDatabase(url)).destroy();
  for (const [age, name] of ['990-add-a', '991-add-b', '992-add-c', '993-add-d'].entries()) {
    known[name] = { up: async () => {} };
    await (await openDatabase(url, { known })).destroy();
    utimesSync(`${path}.before-${name}`, age, age);
  }
  const copies = readdirSync(dirname(path)).filter((name) => name.startsWith(`${basename(path)}.before-`));
  expect(copies.map((name) => name.slice(-9)).toSorted()).toEqual(['991-add-b', '992-add-c', '993-add-d']);
});

test('without a copy, SQLite is not migrated', async () => {
  const url = await newUrl('SQLite');
  await (await openDatabase(url)).destroy();
  // Nothing can be written there.
  mkdirSync(`${filePathOf(url)}.before-999-add-nothing.part`);
  const known = { ...migrations, '999-add-nothing': { up: async () => {} } };
  await expect(openDatabase(url, { known })).rejects.toThrow();
  await using db = await openDatabase(url);
  const { rows } = await sql`select name from kysely_migration where name like '999%'`.execute(db);
  expect(rows).toEqual([]);
});
