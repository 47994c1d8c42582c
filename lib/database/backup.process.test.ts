import { readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { backUp } from './backup.ts';
import { openDatabase } from './open.ts';
import { filePathOf } from './sqlite.ts';
import { databaseFactory } from './testing/databases.ts';
import { storeDuring } from './testing/store-during.ts';

const createDatabase = databaseFactory();

test.each(['wal', 'truncate'])(
  'a backup is the database of one moment, and never locks others out (%s)',
  async (journalMode) => {
    const url = await createDatabase('SQLite');
    const path = filePathOf(url) ?? '';
    await (await openDatabase(url)).destroy();
    using other = new DatabaseSync(path);
    other.exec(`pragma journal_mode = ${journalMode}`);
    const { filled, stored } = await storeDuring(path, () => backUp(url, `${path}.copy`));
    expect(stored).toBeGreaterThan(3);
    using copy = new DatabaseSync(`${path}.copy`, { readOnly: true });
    const ids = copy.prepare('select id from leads order by rowid').all();
    expect(ids.length).toBeGreaterThanOrEqual(filled);
    expect(ids.length).toBeLessThan(filled + stored);
    expect(ids.slice(filled)).toEqual(ids.slice(filled).map((_, n) => ({ id: `SO-NEW-${n}` })));
    expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    // One file, that only its owner reads and that works without a log.
    expect(copy.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'delete' });
    expect(statSync(`${path}.copy`).mode & 0o777).toBe(0o600);
    expect(
      readdirSync(dirname(path)).filter((name) => name.startsWith(`${basename(path)}.copy`)),
    ).toHaveLength(1);
  },
);
