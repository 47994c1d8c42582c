import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, type LogEvent, sql } from 'kysely';
import { expect, test } from 'vitest';
import { backUp, keepCopy } from './backup.ts';
import { migrations } from './migrations.ts';
import { openDatabase } from './open.ts';
import type { Database } from './schema.ts';
import { filePathOf, sqliteDialect } from './sqlite.ts';
import { type DatabaseKind, databaseFactory } from './testing/databases.ts';
import { migrationNames, migrationsBefore, openOldDatabase, type Rows } from './testing/old-database.ts';
import { readStoredIds, storeRow } from './testing/rows.ts';
import { storeDuring } from './testing/store-during.ts';

const kinds: DatabaseKind[] = ['SQLite', 'PostgreSQL'];
const createDatabase = databaseFactory();

const former = { id: 'SO-1', kind: 'contact', status: 'new', context: '{}', signs: '', created_at: 1 };
const oldLead = { ...former, data: '{}', fingerprint: 'a' };

test.each(kinds)('keeps deliveries of an earlier release, on %s', async (kind) => {
  const url = await createDatabase(kind);
  const old = await openOldDatabase(url, migrationsBefore('008-office'));
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
  'adds the keys of leads that an earlier release stores before and after the migration, on %s',
  async (kind) => {
    const url = await createDatabase(kind);
    const old = await openOldDatabase(url, migrationsBefore('009-add-person-keys'));
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

test.each(kinds)('remembers which morning emails were sent that were rows of leads, on %s', async (kind) => {
  const url = await createDatabase(kind);
  const old = await openOldDatabase(url, migrationsBefore('014-add-office-emails'));
  const id = 'morning-2026-11-23';
  await old
    .insertInto('leads')
    .values([oldLead, { ...oldLead, id, kind: 'morning', status: 'office' }])
    .execute();
  const delivery = {
    lead_id: id,
    target: 'morning',
    state: 'delivered',
    attempts: 2,
    due_at: 3,
    queued_at: 4,
  };
  await old.insertInto('deliveries').values(delivery).execute();
  await old.destroy();
  await using db = await openDatabase(url);
  const sent = { state: 'delivered', attempts: 2, due_at: 3, queued_at: 4, error: null };
  expect(await db.selectFrom('office_emails').selectAll().execute()).toEqual([{ id, ...sent }]);
});

/** Records in the database that a newer release has run a migration `name`, which this release doesn't know. */
async function recordMigration(url: string, name: string): Promise<void> {
  await using db = await openDatabase(url);
  // Kysely sorts executed migrations by time, and may date them a few milliseconds ahead. This one must be the last.
  const timestamp = new Date(Date.now() + 60_000).toISOString();
  await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(db);
}

test.each(kinds)(
  'a release stores leads after unknown newer migrations that only add, on %s',
  async (kind) => {
    const url = await createDatabase(kind);
    await recordMigration(url, '998-add-notes');
    await recordMigration(url, '999-add-visits');
    await using db = await openDatabase(url);
    await storeRow(db, 'ada');
    expect(await readStoredIds(db)).toEqual(['ada']);
    await db.destroy();
    await recordMigration(url, '999-change');
    await expect(openDatabase(url)).rejects.toThrow('a newer release has changed the database (999-change)');
  },
);

test.each(kinds)('a lead can be stored without what the two newest migrations add, on %s', async (kind) => {
  expect(migrationNames.slice(-2).join()).toMatch(/^\d{3}-add-.*,\d{3}-add-/);
  const url = await createDatabase(kind);
  await (await openDatabase(url)).destroy();
  const [newer = ''] = migrationNames.slice(-2);
  const old = await openOldDatabase(url, {
    ...migrationsBefore(newer),
    ...toNoops(migrationNames.slice(-2)),
  });
  await old.insertInto('leads').values(oldLead).execute();
  const delivery = {
    lead_id: 'SO-1',
    target: 'email',
    state: 'pending',
    attempts: 0,
    due_at: 1,
    queued_at: 1,
  };
  await old.insertInto('deliveries').values(delivery).execute();
  await old.insertInto('meeting_uses').values({ limit_key: 'a', used_at: 1 }).execute();
  await old.destroy();
});

const toNoops = (some: readonly string[]) =>
  Object.fromEntries(some.map((name) => [name, { up: async () => {} }]));

test('backs up SQLite before a migration, readable only by its owner, and reports how to go back', async () => {
  const url = await createDatabase('SQLite');
  const reports: string[] = [];
  const open = async () => (await openDatabase(url, (line) => reports.push(line))).destroy();
  const old = await openOldDatabase(url, migrationsBefore('009-add-person-keys'));
  await old.insertInto('leads').values(oldLead).execute();
  await old.destroy();
  await open();
  const copy = `${filePathOf(url)}.before-009-add-person-keys`;
  // Releases without `-add-` migrations reject all newer migrations. To go back to such a release, restore the copy.
  const names = migrationNames.slice(8).join(', ');
  expect(reports).toEqual([
    `Migrated the database (${names}). To go back: stop every instance and restore ${copy}.`,
  ]);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  using stored = new DatabaseSync(copy);
  expect(stored.prepare('select id from leads').all()).toEqual([{ id: 'SO-1' }]);
  expect(stored.prepare('select name from kysely_migration').all()).toHaveLength(8);
  await open();
  expect(reports).toHaveLength(1);
});

test('after migrations that only add, reports that the previous release still runs', async () => {
  const url = await createDatabase('PostgreSQL');
  await (await openOldDatabase(url, migrationsBefore('010-add-limits'))).destroy();
  const reports: string[] = [];
  await (await openDatabase(url, (line) => reports.push(line))).destroy();
  expect(reports).toEqual([expect.stringContaining('To go back: the release before runs on it too.')]);
});

test('keeps the three newest backups of SQLite, and makes none of a new database', async () => {
  const url = await createDatabase('SQLite');
  const path = filePathOf(url) ?? '';
  const copies = () =>
    readdirSync(dirname(path)).filter((name) => name.startsWith(`${basename(path)}.before-`));
  await (await openDatabase(url)).destroy();
  expect(copies()).toEqual([]);
  for (const name of ['001-a', '002-b', '003-c', '004-d']) {
    await backUp(url, `${path}.before-${name}.next`);
    keepCopy(`${path}.before-${name}.next`, name, path);
  }
  expect(copies().map((name) => name.slice(-5))).toEqual(['002-b', '003-c', '004-d']);
});

test('a start deletes the copies of starts that were killed', async () => {
  const url = await createDatabase('SQLite');
  const path = filePathOf(url) ?? '';
  await (await openOldDatabase(url, migrationsBefore('010-add-limits'))).destroy();
  const { pid = 0 } = spawnSync(process.execPath, ['--version']);
  for (const abandoned of [`${pid}.1`, `${pid}.1.part`, `${process.pid}.99`])
    writeFileSync(`${path}.before-${abandoned}`, '');
  await (await openDatabase(url)).destroy();
  expect(
    readdirSync(dirname(path))
      .filter((name) => name.startsWith(`${basename(path)}.before-`))
      .toSorted(),
  ).toEqual([`${basename(path)}.before-010-add-limits`, `${basename(path)}.before-${process.pid}.99`]);
});

test('while a start copies SQLite before a migration, others store leads', async () => {
  const url = await createDatabase('SQLite');
  const path = filePathOf(url) ?? '';
  await (await openOldDatabase(url, migrationsBefore('010-add-limits'))).destroy();
  const outcome = await storeDuring(path, async () => (await openDatabase(url)).destroy());
  expect(outcome.stored).toBeGreaterThan(0);
  expect(readdirSync(dirname(path)).filter((name) => name.startsWith(`${basename(path)}.before-`))).toEqual([
    `${basename(path)}.before-010-add-limits`,
  ]);
});

test('a migration whose name says that it adds changes and deletes nothing', async () => {
  const statements: string[] = [];
  for (const name of migrationNames.filter((name) => name.includes('-add-'))) {
    const url = await createDatabase('SQLite');
    await (await openOldDatabase(url, migrationsBefore(name))).destroy();
    const log = ({ query }: LogEvent) => void statements.push(query.sql.replace(/\s+/g, ' '));
    await using db = new Kysely<Rows>({ dialect: sqliteDialect(filePathOf(url) ?? ''), log });
    await migrations[name]?.up(db);
  }
  const created = statements.flatMap((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? []);
  const adds = new RegExp(
    `^(create (table|index) |alter table \\w+ add column |insert into (${created.join('|')}) )`,
  );
  expect(statements.length).toBeGreaterThan(20);
  expect(statements.filter((statement) => !adds.test(statement))).toEqual([]);
});

test('does not migrate SQLite if the backup fails', async () => {
  const url = await createDatabase('SQLite');
  await (await openOldDatabase(url, migrationsBefore('009-add-person-keys'))).destroy();
  // A folder has the name of the file that the backup wants to write, so the backup fails.
  mkdirSync(`${filePathOf(url)}.before-009-add-person-keys`);
  await expect(openDatabase(url)).rejects.toThrow();
  using stored = new DatabaseSync(filePathOf(url) ?? '');
  expect(stored.prepare('select name from kysely_migration').all()).toHaveLength(8);
});
