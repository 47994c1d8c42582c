import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from '@/lib/platform/testing/free-port';
import { backUp } from '../database/backup.ts';
import { openDatabase } from '../database/open.ts';
import { startPostgres } from '../database/testing/postgres.ts';
import { outboxState } from './outbox.ts';
import { readLeads } from './store.ts';
import { type Instance, startInstance } from './testing/instance.ts';

const LEADS = 400;
const AT_ONCE = 50;
const KILLS = 5;

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanup.splice(0).reverse()) await end();
});

/** A target that refuses every other call, and remembers what it took. */
async function unreliableTarget() {
  const taken = new Map<string, number>();
  let calls = 0;
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    calls += 1;
    const id = String(request.headers['idempotency-key']);
    if (calls % 2 === 0) taken.set(id, (taken.get(id) ?? 0) + 1);
    response.writeHead(calls % 2 === 0 ? 200 : 500).end();
  });
  const port = await listen(server);
  cleanup.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${port}/`, taken };
}

/** Sends a lead as a patient visitor would: again, until thanked. Returns the receipt number. */
async function sendUntilThanked(servers: readonly Instance[], n: number): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const server = servers[(n + attempt) % servers.length];
    try {
      const response = await fetch(server?.url ?? '', {
        method: 'POST',
        body: JSON.stringify({ name: `Owner ${n}`, email: `owner${n}@example.com` }),
        signal: AbortSignal.timeout(15_000),
      });
      if (response.status === 201) return (await response.json()).id;
    } catch {
      // The server was killed: that is what this is about.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const databases = {
  SQLite: async () => {
    const directory = mkdtempSync(join(tmpdir(), 'leads-kill-'));
    cleanup.push(() => rmSync(directory, { recursive: true, force: true }));
    return { url: `file:${directory}/leads.db`, instances: 1 };
  },
  'PostgreSQL with two instances': async () => {
    const postgres = await startPostgres();
    cleanup.push(() => postgres.stop());
    return { url: await postgres.newDatabase(), instances: 2 };
  },
};

test.each(Object.entries(databases))(
  `${LEADS} leads, ${KILLS} crashes and an unreliable target: who is thanked for is stored and delivered, on %s`,
  async (_, prepare) => {
    const { url, instances } = await prepare();
    const target = await unreliableTarget();
    const servers: Instance[] = [];
    cleanup.push(() => Promise.all(servers.map((server) => server.kill())));
    servers.push(
      ...(await Promise.all(Array.from({ length: instances }, () => startInstance(url, target.url)))),
    );

    const thanked: string[] = [];
    const waiting = Array.from({ length: LEADS }, (_, n) => n);
    const visitors = Array.from({ length: AT_ONCE }, async () => {
      for (let n = waiting.pop(); n !== undefined; n = waiting.pop())
        thanked.push(await sendUntilThanked(servers, n));
    });
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const enough = (kill * LEADS) / (KILLS + 1);
      await vi.waitUntil(() => thanked.length >= enough, { interval: 5, timeout: 60_000 });
      const server = servers[kill % servers.length];
      await server?.kill();
      await server?.restart();
    }
    await Promise.all(visitors);

    expect(thanked).toHaveLength(LEADS);
    expect(new Set(thanked).size).toBe(LEADS);
    const db = await openDatabase(url);
    cleanup.push(() => db.destroy());
    await expect
      .poll(() => outboxState(db), { timeout: 60_000, interval: 200 })
      .toMatchObject({ waiting: 0, parked: 0 });
    const stored = (await Array.fromAsync(readLeads(db))).map(({ id }) => id);
    expect(stored.toSorted()).toEqual(thanked.toSorted());
    expect([...target.taken.keys()].toSorted()).toEqual(thanked.toSorted());
  },
  120_000,
);

test('a backup taken under load serves, and holds everybody who was thanked before it began', async () => {
  const { url } = await databases.SQLite();
  const server = await startInstance(url);
  cleanup.push(() => server.kill());
  const thanked: string[] = [];
  let isOver = false;
  const visitors = Array.from({ length: 10 }, async (_, visitor) => {
    for (let n = visitor; !isOver; n += 10) thanked.push(await sendUntilThanked([server], n));
  });
  const backups = [];
  for (const enough of [50, 150, 250]) {
    await vi.waitUntil(() => thanked.length >= enough, { interval: 5, timeout: 60_000 });
    const before = [...thanked];
    const file = `${url.slice('file:'.length)}.${enough}`;
    await backUp(url, file);
    backups.push({ file, before });
  }
  isOver = true;
  await Promise.all(visitors);

  for (const { file, before } of backups) {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await using restored = await startInstance(`file:${file}`);
    const later = await sendUntilThanked([restored], -1);
    await using db = await openDatabase(`file:${file}`);
    const stored = (await Array.fromAsync(readLeads(db))).map(({ id }) => id);
    expect(stored).toEqual(expect.arrayContaining([...before, later]));
  }
}, 120_000);
