import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';
import { filePathOf, openDatabase } from './open.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import { testDatabases } from './testing/databases.ts';

const former = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '008-office'));

const newUrl = testDatabases();

test.each(['SQLite', 'PostgreSQL'] as const)(
  'keeps deliveries of an earlier release, on %s',
  async (kind) => {
    const url = await newUrl(kind);
    // Rows are written in the shape of the earlier release.
    const path = filePathOf(url);
    const old = new Kysely<Record<string, Record<string, unknown>>>({
      dialect: path === null ? postgresDialect(url) : sqliteDialect(path),
    });
    const provider = { getMigrations: async () => former };
    expect((await new Migrator({ db: old, provider }).migrateToLatest()).error).toBeUndefined();
    const lead = { id: 'SO-1', kind: 'contact', status: 'new', data: '{}', context: '{}', signs: '' };
    await old
      .insertInto('leads')
      .values({ ...lead, fingerprint: 'a', created_at: 1 })
      .execute();
    const times = { due_at: 2, queued_at: 3, delivered_at: 4 };
    const delivery = { lead_id: 'SO-1', target: 'email', state: 'delivered', attempts: 1, ...times };
    await old
      .insertInto('deliveries')
      .values({ ...delivery, recipient: 'ada@example.com' })
      .execute();
    await old.destroy();

    await using db = await openDatabase(url);
    expect(await db.selectFrom('deliveries').selectAll().execute()).toEqual([
      { ...delivery, event: 0, error: null, recipient: 'ada@example.com' },
    ]);
    await db.deleteFrom('leads').execute();
    expect(await db.selectFrom('deliveries').selectAll().execute()).toEqual([]);
  },
);
