// Three minutes of trouble: mixed traffic while, in turn, the content service, the form targets, the database and the disk
// fail, and the server is killed twice. npm run chaos [-- SECONDS]; needs the configured build (npm run e2e makes it).
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningSite, startSite } from '@/lib/platform/testing/start-site';
import { abandonUpgrades, neverRead, pipelineUnread } from '../e2e/support/connections';
import { startContentful } from '../e2e/support/contentful';
import { startEmbeds } from '../e2e/support/embeds';
import { sites, stubs } from '../e2e/support/sites';

const SECONDS = Number(process.argv[2] ?? 180);
const PARALLEL = 50;
const webhookPort = Number(sites.configured.env.PORT) + 7;
const folder = mkdtempSync(path.join(tmpdir(), 'chaos-'));
const buildPages = path.resolve('.next-configured/server/app');

const secret = Object.entries(sites.configured.env).find(([name]) => name === 'REVALIDATE_SECRET')?.[1];
const env = {
  ...sites.configured.env,
  LEADS_DATABASE_URL: `file:${path.join(folder, 'data', 'leads.db')}`,
  LEADS_WEBHOOK_URL: `http://127.0.0.1:${webhookPort}/leads`,
  LEADS_PER_MINUTE: '1000000',
  VISION_PER_MINUTE: '1000000',
};

await startEmbeds({ port: stubs.embeds });
const contentful = await startContentful({ port: stubs.contentful });
contentful.command({ do: 'reset' });
let targetIsDown = false;
const delivered = new Set<string>();
function setTarget(isUp: boolean) {
  targetIsDown = !isUp;
}
createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (targetIsDown) return void response.writeHead(500).end();
  for (const id of Buffer.concat(chunks)
    .toString()
    .matchAll(/"id":"([^"]+)"/g))
    if (id[1]) delivered.add(id[1]);
  response.end('ok');
}).listen(webhookPort, '127.0.0.1');

mkdirSync(path.join(folder, 'data'));
const isRoot = process.getuid?.() === 0;
const mount = (...args: string[]) => isRoot && spawnSync('mount', args).status === 0;
const hasOwnDisk = mount('-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', path.join(folder, 'data'));
const canFreeze = mount('--bind', buildPages, buildPages);

const pages = [
  '/',
  '/partner',
  '/partner/destin',
  '/plans',
  '/referral',
  '/about',
  '/team',
  '/contact',
  '/vacation-rentals',
  '/blog',
  '/blog/page/2',
  '/feed.xml',
  '/sitemap.xml',
  '/llms.txt',
];

let site: RunningSite = await startSite(env);
const url = site.url;
let restartingSince = 0;
const found = {
  pages: 0,
  unavailable: [] as string[],
  replaced: [] as string[],
  leads: 0,
  refusedLeads: 0,
  vision: 0,
  visionFailed: 0,
  duringRestart: 0,
};
const thanked = new Set<string>();
let isOver = false;

const listed = await (await fetch(`${url}/blog`)).text();
const posts = [...new Set([...listed.matchAll(/href="(\/blog\/[^"/?#]+)"/g)].map(([, link]) => link ?? ''))]
  .filter((link) => !/category|page/.test(link))
  .slice(0, 12);
const good = new Map<string, string>();
for (const page of [...pages, ...posts]) good.set(page, headingOf(await (await fetch(url + page)).text()));

function headingOf(html: string) {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? html.slice(0, 60);
}

async function visit(page: string) {
  const asked = Date.now();
  try {
    const answer = await fetch(url + page, { signal: AbortSignal.timeout(10_000) });
    const html = await answer.text();
    found.pages++;
    if (!answer.ok) found.unavailable.push(`${page} ${answer.status}`);
    else if (headingOf(html) !== good.get(page)) found.replaced.push(page);
  } catch (error) {
    if (restartingSince || asked < lastRestartEnd) found.duringRestart++;
    else found.unavailable.push(`${page} ${error instanceof Error ? error.message : error}`);
  }
}

let lead = 0;
async function sendLead() {
  lead++;
  const body = JSON.stringify({
    name: 'Chaos Guest',
    email: `guest${lead}@example.com`,
    topic: 'guest',
    message: `A question, number ${lead}.`,
  });
  try {
    const answer = await fetch(`${url}/api/leads/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    const said = (await answer.json()) as { id?: string };
    if (answer.status === 201 && said.id) {
      thanked.add(said.id);
      found.leads++;
    } else found.refusedLeads++;
  } catch {
    found.refusedLeads++;
  }
}

async function askVision() {
  try {
    const answer = await fetch(`${url}/api/vision`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"imageUrl":"/images/hero/hero-poster.jpg"}',
      signal: AbortSignal.timeout(10_000),
    });
    await answer.arrayBuffer();
    found.vision++;
    if (!answer.ok) found.visionFailed++;
  } catch {
    found.visionFailed++;
  }
}

async function visitor(n: number) {
  const all = [...good.keys()];
  for (let at = n; !isOver; at++) {
    if (at % 20 === 0) await sendLead();
    else if (at % 37 === 0) await askVision();
    else await visit(all[at % all.length] ?? '/');
    if (restartingSince) await sleep(200);
  }
}

let lastRestartEnd = 0;
const downtimes: number[] = [];
async function killAndRestart() {
  restartingSince = Date.now();
  await site.kill();
  site = await startSite(env, { port: site.port });
  lastRestartEnd = Date.now();
  downtimes.push(Math.round((lastRestartEnd - restartingSince) / 100) / 10);
  restartingSince = 0;
}

const memory: { at: number; mb: number }[] = [];
function residentMb() {
  const status = readFileSync(`/proc/${site.process.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

const started = Date.now();
const say = (text: string) =>
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${text}`);
/** One trouble after the other, each for its share of the time. */
const troubles: [string, number, () => Promise<void> | void, () => Promise<void> | void][] = [
  ['nothing fails', 0.04, () => {}, () => {}],
  [
    'the content service answers 500',
    0.1,
    () => contentful.command({ do: 'mode', mode: { kind: '500' } }),
    () => contentful.command({ do: 'mode', mode: { kind: 'ok' } }),
  ],
  [
    'the content service hangs',
    0.1,
    () => contentful.command({ do: 'mode', mode: { kind: 'hang' } }),
    () => contentful.command({ do: 'mode', mode: { kind: 'ok' } }),
  ],
  ['connections are abandoned, flooded and never read', 0.1, abuseConnections, dropConnections],
  ['the form target answers 500', 0.12, () => setTarget(false), () => setTarget(true)],
  ['the server is killed', 0.1, killAndRestart, () => {}],
  ['the database is locked by somebody else', 0.12, lockDatabase, () => unlock()],
  ['the disk is full, and the build read-only', 0.14, breakDisk, mendDisk],
  [
    'the server is killed, with the content service down',
    0.12,
    async () => {
      contentful.command({ do: 'mode', mode: { kind: '500' } });
      await killAndRestart();
    },
    () => contentful.command({ do: 'mode', mode: { kind: 'ok' } }),
  ],
  ['nothing fails', 0.06, () => {}, () => {}],
];

let unread: Socket[] = [];
async function abuseConnections() {
  const target = { port: Number(new URL(url).port), count: 100 };
  await abandonUpgrades(target);
  unread = [...(await pipelineUnread(target)), ...(await neverRead(target))];
  for (let n = 0; n < 20; n++) {
    const body = Buffer.alloc(1_900_000);
    const answer = await fetch(`${url}/about`, { method: 'POST', body }).catch(() => null);
    if (answer?.status !== 405) found.unavailable.push(`POST /about ${answer?.status ?? 'no answer'}`);
  }
  descriptors = readdirSync(`/proc/${site.process.pid}/fd`).length;
}
function dropConnections() {
  for (const socket of unread) socket.destroy();
}

let descriptors = 0;
let holder: DatabaseSync | undefined;
function lockDatabase() {
  holder = new DatabaseSync(path.join(folder, 'data', 'leads.db'));
  holder.exec('begin immediate');
}
function unlock() {
  holder?.exec('rollback');
  holder?.close();
}
function breakDisk() {
  if (hasOwnDisk) spawnSync('dd', ['if=/dev/zero', `of=${path.join(folder, 'data', 'filler')}`, 'bs=1M']);
  if (canFreeze) mount('-o', 'remount,ro,bind', buildPages);
  if (!hasOwnDisk || !canFreeze) say('(without root the disk cannot be broken)');
}
function mendDisk() {
  rmSync(path.join(folder, 'data', 'filler'), { force: true });
  if (canFreeze) mount('-o', 'remount,rw,bind', buildPages);
}

const watch = setInterval(() => {
  if (!restartingSince) memory.push({ at: Date.now(), mb: residentMb() });
}, 1_000);
const crowd = Promise.all(Array.from({ length: PARALLEL }, (_, n) => visitor(n * 7)));
// Old pages are made anew while things fail: that is when they could be replaced by bad ones.
const editor = setInterval(() => {
  void fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ sys: { id: 'none', type: 'Entry' } }),
  })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
}, 2_000);
for (const [name, share, begin, end] of troubles) {
  say(name);
  const until = Date.now() + share * SECONDS * 1000;
  await begin();
  while (Date.now() < until) await sleep(200);
  await end();
}
isOver = true;
clearInterval(watch);
clearInterval(editor);
await crowd;

say('waiting for the outbox');
for (let tries = 0; tries < 60 && [...thanked].some((id) => !delivered.has(id)); tries++) await sleep(1_000);
await site.stop();
const database = new DatabaseSync(path.join(folder, 'data', 'leads.db'), { readOnly: true });
const stored = new Set(
  database
    .prepare('select id from leads')
    .all()
    .map(({ id }) => String(id)),
);
database.close();
if (canFreeze) spawnSync('umount', [buildPages]);
if (hasOwnDisk) spawnSync('umount', [path.join(folder, 'data')]);
rmSync(folder, { recursive: true, force: true });

const lost = [...thanked].filter((id) => !stored.has(id));
const undelivered = [...thanked].filter((id) => !delivered.has(id));
const mean = (part: typeof memory) =>
  Math.round(part.reduce((sum, { mb }) => sum + mb, 0) / Math.max(1, part.length));
// Of the longest life of one process: the second and the last third.
const lives = memory.reduce<(typeof memory)[]>((all, now, n) => {
  const before = memory[n - 1];
  if (!before || now.at - before.at > 2_500) all.push([]);
  all.at(-1)?.push(now);
  return all;
}, []);
const life = lives.sort((a, b) => b.length - a.length)[0] ?? [];
const third = Math.floor(life.length / 3);
const report = {
  seconds: SECONDS,
  parallel: PARALLEL,
  pages: found.pages,
  unavailable: found.unavailable.length,
  replaced: found.replaced.length,
  cutOffByRestarts: found.duringRestart,
  restartsSeconds: downtimes,
  leadsThanked: thanked.size,
  leadsLost: lost.length,
  leadsUndelivered: undelivered.length,
  leadsRefused: found.refusedLeads,
  vision: found.vision,
  visionFailed: found.visionFailed,
  descriptorsUnderAbuse: descriptors,
  memoryMb: {
    secondThird: mean(life.slice(third, 2 * third)),
    lastThird: mean(life.slice(2 * third)),
    peak: Math.max(0, ...memory.map(({ mb }) => mb)),
  },
};
console.log(JSON.stringify(report, null, 2));
for (const sample of [...new Set([...found.unavailable, ...found.replaced])].slice(0, 15))
  console.log(`  ${sample}`);
process.exit(found.unavailable.length || found.replaced.length || lost.length ? 1 : 0);
