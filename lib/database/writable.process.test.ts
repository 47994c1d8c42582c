import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from './open.ts';
import { databaseFactory } from './testing/databases.ts';
import { readStoredIds, storeRow } from './testing/rows.ts';
import { checkWritable } from './writable.ts';

const directory = mkdtempSync(join(tmpdir(), 'leads-writable-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const createDatabase = databaseFactory();

const fullDiskUrl = new URL('./testing/full-disk.ts', import.meta.url);
const openAtOnceUrl = new URL('./testing/open-at-once.ts', import.meta.url);
const storeAndListUrl = new URL('./testing/store-and-list.ts', import.meta.url);

/** Runs a program in a Node process of its own, without the NODE_OPTIONS of the test run. */
function run(program: URL, args: readonly string[], signal?: AbortSignal) {
  const options = { env: { ...process.env, NODE_OPTIONS: '' }, signal };
  return promisify(execFile)(process.execPath, [fileURLToPath(program), ...args], options);
}

/** Starts another process, which reads the ids of the stored leads. */
async function readStoredIdsIn(folder: string): Promise<string[]> {
  return JSON.parse((await run(storeAndListUrl, [`file:${folder}/leads.db`])).stdout);
}

describe('on SQLite', () => {
  test('checkWritable leaves nothing behind', async () => {
    const db = await openDatabase(`file:${directory}/a.db`);
    await checkWritable(db);
    expect(await readStoredIds(db)).toEqual([]);
    await storeRow(db, 'ada');
    expect(await readStoredIds(db)).toEqual(['ada']);
    await db.destroy();
  });

  test('while another process holds the lock, waiting leads share one timeout', async () => {
    const db = await openDatabase(`file:${directory}/held.db`);
    const holder = new DatabaseSync(`${directory}/held.db`);
    holder.exec('begin immediate');
    let now = Date.now();
    // Every reading of the clock advances it by half a second, so 16 readings take the 8 s of the timeout.
    const readings = vi.spyOn(Date, 'now').mockImplementation(() => (now += 500));
    const stores = ['a', 'b', 'c', 'd'].map((name) => storeRow(db, name));
    const outcomes = await Promise.allSettled(stores);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(readings.mock.calls.length).toBeLessThan(2 * 16);
    readings.mockRestore();
    holder.close();
    await storeRow(db, 'ada');
    expect(await readStoredIds(db)).toEqual(['ada']);
    await db.destroy();
  });

  test('every lead waits the full time for the lock, however long earlier leads waited', async () => {
    const db = await openDatabase(`file:${directory}/busy.db`);
    const other = new DatabaseSync(`${directory}/busy.db`);
    let now = Date.now();
    const readings = vi.spyOn(Date, 'now').mockImplementation(() => (now += 500));
    for (let n = 1; n <= 12; n += 1) {
      other.exec('begin immediate');
      const before = readings.mock.calls.length;
      const stored = storeRow(db, String(n));
      // Release the lock only after the lead has waited for a second or two of this clock.
      await expect.poll(() => readings.mock.calls.length).toBeGreaterThan(before + 3);
      other.exec('commit');
      await stored;
    }
    readings.mockRestore();
    other.close();
    expect(await readStoredIds(db)).toHaveLength(12);
    await db.destroy();
  });

  test('four processes that open a new file in a new folder at once each store their lead, 25 times', async () => {
    const folder = mkdtempSync(join(directory, 'new-'));
    const ids = ['a', 'b', 'c', 'd'];
    const ending = new AbortController();
    const open = (id: string) => run(openAtOnceUrl, [folder, id, String(ids.length), '25'], ending.signal);
    // If one process fails, end the others: they would wait for it forever.
    await Promise.all(ids.map(open)).finally(() => ending.abort());
    for (let round = 1; round <= 25; round += 1) {
      await using db = await openDatabase(`file:${folder}/${round}/new/leads.db`);
      expect(await readStoredIds(db), `round ${round}`).toEqual(ids);
    }
  });

  test('an earlier release, which has no write-ahead log, stores leads before and after this one opens', async () => {
    const folder = mkdtempSync(join(directory, 'log-'));
    const url = `file:${folder}/leads.db`;
    await (await openDatabase(url)).destroy();
    using former = new DatabaseSync(`${folder}/leads.db`);
    former.exec('pragma journal_mode = truncate');
    const store = (id: string) =>
      former.exec(
        `insert into leads (id, kind, status, data, context, signs, fingerprint, created_at)
         values ('${id}', 'contact', 'new', '{}', '{}', '', 'a', 0)`,
      );
    store('ada');
    expect((await run(storeAndListUrl, [url, 'bob'])).stdout).toBe('["ada","bob"]');
    store('cora');
    expect(await readStoredIdsIn(folder)).toEqual(['ada', 'bob', 'cora']);
  });

  test('as soon as a lead is stored, it is in the file itself, not only in the log', async () => {
    const folder = mkdtempSync(join(directory, 'file-'));
    await using db = await openDatabase(`file:${folder}/leads.db`);
    for (const id of ['ada', 'bob', 'cora']) {
      await storeRow(db, id);
      copyFileSync(`${folder}/leads.db`, `${folder}/${id}.db`);
      using copy = new DatabaseSync(`${folder}/${id}.db`);
      expect(copy.prepare('select 1 from leads where id = ?').get(id)).toBeDefined();
    }
  });

  test('opens while another process holds the lock, because it only reads', async () => {
    const url = `file:${directory}/locked.db`;
    await (await openDatabase(url)).destroy();
    using holder = new DatabaseSync(`${directory}/locked.db`);
    holder.exec('begin immediate');
    let now = Date.now();
    const readings = vi.spyOn(Date, 'now').mockImplementation(() => (now += 500));
    await using db = await openDatabase(url).finally(() => readings.mockRestore());
    expect(await readStoredIds(db)).toEqual([]);
  });

  test('marks every change of leads in the header of the file, but no visits and no checks', async () => {
    const file = `${directory}/marked.db`;
    await using db = await openDatabase(`file:${file}`);
    // deploy/sea-oat-stays-copy.service compares these bytes.
    const isMarkedBy = async (work: () => Promise<unknown>) => {
      const readMark = () => readFileSync(file).subarray(60, 64).toString('hex');
      const before = readMark();
      await work();
      return readMark() !== before;
    };
    const visit = { day: '2026-11-23', measure: 'views', subject: '/', detail: 'direct', count: 1 };
    const lead = { note: 'Called', answered_at: 1 };
    expect(await isMarkedBy(() => storeRow(db, 'ada'))).toBe(true);
    expect(await isMarkedBy(() => db.insertInto('visits').values(visit).execute())).toBe(false);
    expect(await isMarkedBy(() => db.updateTable('visits').set({ count: 2 }).execute())).toBe(false);
    expect(await isMarkedBy(() => db.deleteFrom('visits').execute())).toBe(false);
    expect(await isMarkedBy(() => checkWritable(db))).toBe(false);
    expect(await isMarkedBy(() => readStoredIds(db))).toBe(false);
    expect(await isMarkedBy(() => db.updateTable('leads').set(lead).execute())).toBe(true);
    expect(await isMarkedBy(() => db.deleteFrom('leads').where('id', '=', 'bob').execute())).toBe(false);
    expect(await isMarkedBy(() => db.deleteFrom('leads').execute())).toBe(true);
  });

  test.each(['/proc', '/proc/self'])('rejects a database below %s at once', async (folder) => {
    const opened = run(storeAndListUrl, [`file:${folder}/deep/leads.db`]);
    await expect(opened).rejects.toMatchObject({ killed: false, code: 1 });
  });

  test('detects a full disk, checking and storing a lead, and recovers once there is room', async () => {
    const { stdout } = await run(fullDiskUrl, [`file:${directory}/full.db`]);
    expect(JSON.parse(stdout)).toEqual({
      checkBefore: 'ok',
      checkFull: 'failed',
      storeFull: 'failed',
      checkAfter: 'ok',
      storeAfter: 'ok',
    });
  });

  test.each([
    ['the folder is deleted', (folder: string) => rmSync(folder, { recursive: true })],
    ['the log is deleted', (folder: string) => rmSync(join(folder, 'leads.db-wal'))],
    ['the folder is moved away', (folder: string) => renameSync(folder, `${folder}-moved`)],
    [
      'another file takes its place',
      (folder: string) => {
        renameSync(join(folder, 'leads.db'), join(folder, 'old.db'));
        return openDatabase(`file:${folder}/leads.db`).then((other) => other.destroy());
      },
    ],
  ])('when %s, no lead is accepted and the check fails', async (_, remove) => {
    const folder = mkdtempSync(join(directory, 'gone-'));
    const db = await openDatabase(`file:${folder}/leads.db`);
    await storeRow(db, 'ada');
    await remove(folder);
    await expect(checkWritable(db)).rejects.toThrow();
    await expect(storeRow(db, 'bob')).rejects.toMatchObject({
      name: 'DatabaseFileGone',
    });
    await db.destroy();
  });

  test('a lead is not confirmed if its folder is deleted while it is stored', async () => {
    const folder = mkdtempSync(join(directory, 'gone-'));
    const db = await openDatabase(`file:${folder}/leads.db`);
    const stored = db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      rmSync(folder, { recursive: true });
    });
    await expect(stored).rejects.toMatchObject({ name: 'DatabaseFileGone' });
    await db.destroy();
  });
});

describe('on PostgreSQL', () => {
  test('checkWritable leaves nothing behind, and detects a read-only database', async () => {
    const url = await createDatabase('PostgreSQL');
    const db = await openDatabase(url);
    await checkWritable(db);
    expect(await readStoredIds(db)).toEqual([]);

    const admin = new Client({ connectionString: url });
    await admin.connect();
    await admin.query(
      `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`,
    );
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
         where pid <> pg_backend_pid() and datname = current_database()`,
    );
    await admin.end();
    await expect.poll(() => readStoredIds(db).catch(() => null)).toEqual([]);
    await expect(checkWritable(db)).rejects.toThrow('read-only');
    await db.destroy();
  });

  // If nothing listened to the error event of the broken connection, the event would end the test run.
  test('a connection that breaks during a transaction fails only that transaction', async () => {
    const url = await createDatabase('PostgreSQL');
    const db = await openDatabase(url);
    const admin = new Client({ connectionString: url });
    await admin.connect();
    const interrupted = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      const query = 'select count(*)::int as left from pg_stat_activity where pid = $1';
      await expect.poll(async () => (await admin.query(query, [rows[0]?.pid])).rows[0]).toEqual({ left: 0 });
      await new Promise((resolve) => setImmediate(resolve)); // Node notices the break while no query runs
      await sql`select 1`.execute(transaction);
    });
    await expect(interrupted).rejects.toThrow();
    await storeRow(db, 'ada');
    await admin.end();
    await db.destroy();
  });
});
