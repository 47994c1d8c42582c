import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failureOf } from '../platform/observability/failure.ts';
import { listen } from '../platform/testing/free-port.ts';
import { openDatabase } from './open.ts';
import { databaseFactory } from './testing/databases.ts';
import { readStoredIds, storeRow } from './testing/rows.ts';
import { checkWritable } from './writable.ts';

const createDatabase = databaseFactory();

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const end of cleanup.splice(0).reverse()) await end();
});

/** Creates a database behind a proxy that records what clients send, but passes nothing on while `isFrozen`. */
async function startProxy() {
  const target = new URL(await createDatabase('PostgreSQL'));
  const { hostname, port } = target;
  const proxy = { url: '', isFrozen: false, sent: '', held: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => {}));
    client.on('data', (data) => {
      proxy.sent += data.toString('latin1');
      if (proxy.isFrozen) proxy.held += 1;
      else upstream.write(data);
    });
    client.on('close', () => upstream.destroy());
    upstream.on('data', (data) => client.write(data));
    upstream.on('close', () => client.destroy());
  });
  target.port = String(await listen(server));
  proxy.url = target.href;
  cleanup.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
    return once(server, 'close');
  });
  return proxy;
}

test('queries fail while the server is frozen, and leads are stored once it is back', async () => {
  const proxy = await startProxy();
  const db = await openDatabase(proxy.url);
  cleanup.push(() => db.destroy());
  await Promise.all(['a', 'b', 'c'].map((id) => storeRow(db, id)));

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  proxy.isFrozen = true;
  // Three of these use the idle connections of the stores above, and one opens a new connection.
  const work = [storeRow(db, 'd'), readStoredIds(db), checkWritable(db), storeRow(db, 'e')];
  const outcomes = Promise.allSettled(work);
  while (proxy.held < 4) await new Promise(setImmediate);
  vi.advanceTimersByTime(15_000);
  expect((await outcomes).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));

  proxy.isFrozen = false;
  vi.useRealTimers();
  await storeRow(db, 'f');
  expect(await readStoredIds(db)).toEqual(['a', 'b', 'c', 'f']);
});

test('statements have a timeout, without a connection setting that poolers reject', async () => {
  const proxy = await startProxy();
  const db = await openDatabase(proxy.url);
  cleanup.push(() => db.destroy());
  expect(proxy.sent).toContain('user\0postgres\0');
  const [startup = ''] = proxy.sent.split('begin');
  expect(startup).not.toMatch(/_timeout|options/);
  const show = sql<{ statement_timeout: string }>`show statement_timeout`;
  const { rows } = await db.transaction().execute((transaction) => show.execute(transaction));
  expect(rows).toEqual([{ statement_timeout: '6s' }]);
  // The timeout ends with the transaction, because a pooler may then give the connection to another client.
  expect((await show.execute(db)).rows).toEqual([{ statement_timeout: '0' }]);
});

describe('the reason of PostgreSQL reaches the log and health', () => {
  /** Creates a database for which a role without rights has the password "word". */
  async function createForeignDatabase(options = '') {
    const url = new URL(await createDatabase('PostgreSQL'));
    const name = `foreign_${crypto.randomUUID().slice(0, 8)}`;
    const admin = new Client({ connectionString: url.href });
    await admin.connect();
    await admin.query(`create database ${name} ${options}`);
    await admin.query(`create role ${name} login password 'word'`);
    cleanup.push(() => admin.end());
    url.pathname = name;
    return { url, name, admin };
  }
  const failureAt = (url: URL) =>
    openDatabase(url.href).then(
      (db) => db.destroy().then(() => 'opened'),
      (error) => failureOf(error),
    );

  test('a user who may not create tables', async () => {
    const { url, name } = await createForeignDatabase();
    url.username = name;
    expect(await failureAt(url)).toBe('42501 permission denied for schema public');
  });

  test('too many connections', async () => {
    const { url, name, admin } = await createForeignDatabase();
    await admin.query(`alter role ${name} connection limit 0`);
    url.username = name;
    expect(await failureAt(url)).toBe('53300 too many connections for role');
  });

  test('a database that is missing', async () => {
    const { url } = await createForeignDatabase();
    url.pathname = 'nowhere';
    expect(await failureAt(url)).toBe('3D000 database does not exist');
  });

  test('a server that only reads, before and after a migration', async () => {
    const { url, name, admin } = await createForeignDatabase();
    const setReadOnly = (value: string) =>
      admin.query(`alter database ${name} set default_transaction_read_only = ${value}`);
    await setReadOnly('on');
    expect(await failureAt(url)).toBe('25006 cannot execute CREATE TABLE in a read-only transaction');
    await setReadOnly('off');
    expect(await failureAt(url)).toBe('opened');
    await setReadOnly('on');
    await using db = await openDatabase(url.href);
    const failure = await checkWritable(db).catch(failureOf);
    expect(failure).toBe('25006 cannot execute INSERT in a read-only transaction');
  });

  test.each(['LATIN1', 'SQL_ASCII'])('a new database with the encoding %s', async (encoding) => {
    const { url } = await createForeignDatabase(
      `template template0 encoding '${encoding}' lc_collate 'C' lc_ctype 'C'`,
    );
    expect(await failureAt(url)).toBe(
      `LEADS_DATABASE_URL names a database with the encoding ${encoding}: create one with the encoding UTF8.`,
    );
  });

  test('but no value that a visitor typed', async () => {
    await using db = await openDatabase(await createDatabase('PostgreSQL'));
    const failed = sql`select ${'ada@example.com'}::int`.execute(db);
    expect(await failed.catch(failureOf)).toBe('22P02');
  });
});
