import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
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
