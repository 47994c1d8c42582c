import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import { databaseFactory } from '@/lib/database/testing/databases';
import { readOutboxState } from '@/lib/delivery/outbox';
import { startOutboxWorker } from '@/lib/delivery/outbox-worker';
import { envWith } from '@/lib/delivery/testing/targets';
import { webhookTarget } from '@/lib/delivery/webhook-target';
import { startHttp } from '@/lib/platform/testing/http-server';
import { readLeads } from './lead-store';

const program = fileURLToPath(new URL('./testing/store-leads.ts', import.meta.url));

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanup.splice(0).reverse()) await end();
});

/** Starts a target that rejects every other call, and records what it accepts. */
async function startUnreliableTarget() {
  const accepted = new Set<string>();
  let calls = 0;
  const { url, close } = await startHttp(async (request, response) => {
    for await (const _ of request);
    calls += 1;
    if (calls % 2 === 0) accepted.add(String(request.headers['idempotency-key']));
    response.writeHead(calls % 2 === 0 ? 200 : 500).end();
  });
  cleanup.push(close);
  return { url, accepted };
}

/** Starts a process that stores leads, and adds the id of each stored one to `confirmed`. */
function startLeadWriter(databaseUrl: string, webhookUrl: string, confirmed: string[]) {
  const env = { ...process.env, LOG_LEVEL: 'silent', NODE_OPTIONS: '' };
  const child = spawn(process.execPath, ['--import', 'tsx', program, databaseUrl, webhookUrl], { env });
  cleanup.push(() => child.kill('SIGKILL'));
  createInterface(child.stdout).on('line', (id) => confirmed.push(id));
  let errors = '';
  child.stderr.on('data', (text) => (errors += text));
  return {
    /** Waits until `count` leads are stored. Fails at once if the process has exited. */
    async waitForLeads(count: number) {
      const isEnough = () => {
        if (child.exitCode !== null) throw new Error(`The process ended with ${child.exitCode}:\n${errors}`);
        return confirmed.length >= count;
      };
      // If the process hangs, fail the test.
      const deadline = AbortSignal.timeout(120_000);
      while (!isEnough()) await sleep(5, undefined, { signal: deadline });
    },
    crash() {
      child.kill('SIGKILL');
      return once(child, 'close');
    },
  };
}

const createDatabase = databaseFactory();

test.each(['SQLite', 'PostgreSQL'] as const)(
  'two instances, three crashes, an unreliable target: every confirmed lead is stored and delivered, on %s',
  async (kind) => {
    const url = await createDatabase(kind);
    const target = await startUnreliableTarget();
    const confirmed: string[] = [];
    const start = () => startLeadWriter(url, target.url, confirmed);
    const servers = [start(), start()];
    for (let kill = 1; kill <= 3; kill += 1) {
      for (const server of servers) await server.waitForLeads(kill * 50);
      await servers.shift()?.crash();
      servers.push(start());
    }
    await Promise.all(servers.map((server) => server.crash()));

    const db = await openDatabase(url);
    cleanup.push(() => db.destroy());
    const stored = (await Array.fromAsync(readLeads(db))).map(({ id }) => id);
    expect(stored).toEqual(expect.arrayContaining(confirmed));
    const fastTiming = { first: 20, longest: 250, giveUpAfter: 600_000, poll: 50 };
    const env = envWith({ LEADS_WEBHOOK_URL: target.url });
    const stop = startOutboxWorker(async () => db, [webhookTarget], env, fastTiming);
    const empty = { waiting: 0, parked: 0 };
    await expect.poll(() => readOutboxState(db), { interval: 200 }).toMatchObject(empty);
    await stop();
    expect([...target.accepted].toSorted()).toEqual(stored.toSorted());
  },
);
