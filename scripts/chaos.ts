// npm run chaos [-- SECONDS]: simulates visitors who read pages and send forms while one fault after another occurs.
// Fails if a lead that was confirmed is not stored and delivered in the end.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempDisposableSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { storedLeads } from '@/e2e/support/leads';
import { article } from '@/e2e/support/pages';
import { repeat } from '@/e2e/support/repeat';
import { startHttp } from '@/lib/platform/testing/http-server';
import { startSite } from '@/lib/platform/testing/start-site';

const seconds = Number(process.argv[2] ?? 180);
using disk = mkdtempDisposableSync(path.join(tmpdir(), 'chaos-'));
const data = path.join(disk.path, 'data');
const database = path.join(data, 'leads.db');
mkdirSync(data);

const delivered = new Set<string>();
let webhookStatus = 200;
await using webhook = await startHttp(async (request, response) => {
  const [, id] = /"id":"([^"]+)"/.exec(await text(request)) ?? [];
  if (id && webhookStatus === 200) delivered.add(id);
  response.writeHead(webhookStatus).end('{}');
});
const env = {
  LEADS_DATABASE_URL: `file:${database}`,
  LEADS_WEBHOOK_URL: webhook.url,
  LEADS_PER_MINUTE: '1000000',
  TRUSTED_PROXIES: '1',
};
let site = await startSite(env);
const { url, port } = site;

async function restart() {
  await site.kill();
  site = await startSite(env, { port });
}

function limitFiles(size: string) {
  execFileSync('prlimit', ['--pid', String(site.process.pid), `--fsize=${size}:unlimited`]);
}

let lock: DatabaseSync | undefined;
const faults: { name: string; begin?: () => unknown; end?: () => unknown }[] = [
  { name: 'none' },
  { name: 'webhook: 500', begin: () => (webhookStatus = 500), end: () => (webhookStatus = 200) },
  { name: 'server killed', begin: restart },
  {
    name: 'database locked by another process',
    begin() {
      lock = new DatabaseSync(database);
      lock.exec('begin immediate');
    },
    end: () => lock?.close(),
  },
  {
    name: 'database deleted',
    begin() {
      renameSync(data, `${data}-deleted`);
      mkdirSync(data);
    },
    // Put the database back, to count earlier leads.
    end() {
      rmSync(data, { recursive: true });
      renameSync(`${data}-deleted`, data);
    },
  },
  { name: 'disk full', begin: () => limitFiles('4096'), end: () => limitFiles('unlimited') },
  { name: 'server killed again', begin: restart },
];

const pages = ['/', '/partner', '/plans', '/contact', '/blog', article, '/feed.xml', '/sitemap.xml'];
const newRecord = () => ({ pages: 0, failed: 0, confirmed: 0, rejected: 0 });
let record = newRecord();
const confirmed = new Set<string>();

async function read(page: string) {
  const response = await fetch(url + page);
  await response.text();
  record[response.ok ? 'pages' : 'failed'] += 1;
}

async function sendLead(n: number) {
  const lead = {
    name: 'Chaos Guest',
    email: `guest${n}@example.com`,
    topic: 'guest',
    message: `Hello ${n}.`,
  };
  const type = 'application/json';
  // The rate limit would reject a single network after a thousand leads.
  const headers = { 'content-type': type, accept: type, 'x-forwarded-for': `10.${n >> 8}.${n & 255}.1` };
  const response = await fetch(`${url}/api/leads/contact`, {
    method: 'POST',
    headers,
    body: JSON.stringify(lead),
  });
  const { id }: { id?: string } = await response.json();
  if (response.status === 201 && id) confirmed.add(id);
  record[response.status === 201 ? 'confirmed' : 'rejected'] += 1;
}

let isOver = false;
const visitors = repeat(
  50,
  () => !isOver,
  (n) =>
    (n % 20 ? read(pages[n % pages.length] ?? '/') : sendLead(n)).catch(() => {
      record.failed += 1;
      return sleep(200);
    }),
);
for (const { name, begin, end } of faults) {
  record = newRecord();
  const over = sleep((seconds / faults.length) * 1_000);
  await begin?.();
  await over;
  await end?.();
  console.log(name, record);
}
isOver = true;
await visitors;

for (let second = 0; second < 180 && !confirmed.isSubsetOf(delivered); second += 1) await sleep(1_000);
await site.stop();
const stored = new Set(storedLeads(env.LEADS_DATABASE_URL).map(({ id }) => id));
const [lost, late] = [confirmed.difference(stored).size, confirmed.difference(delivered).size];
console.log(`${confirmed.size} leads confirmed: ${lost} not stored, ${late} not delivered.`);
process.exitCode = lost || late ? 1 : 0;
