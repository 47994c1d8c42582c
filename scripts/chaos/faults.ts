import { spawnSync } from 'node:child_process';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { failureOf } from '@/lib/platform/observability/failure';
import { brokenArticles } from '../../e2e/support/broken-articles';
import { largeBodies, sendLarge, startLoad } from '../../e2e/support/scale/load';
import type { TestBed } from './test-bed';
import type { Phase } from './visitors';

const CONNECTIONS = 100;

/** Something that goes wrong for a while, and is over again. */
interface Fault {
  name: string;
  /** Begins it, waits until it shall be over, and ends it. */
  run(bed: TestBed, phase: Phase, over: Promise<void>): Promise<void>;
  /** What becomes of forms meanwhile; they are taken where this is left out. */
  leads?: 'may be refused' | 'must be refused';
}

const none: Fault = { name: 'none', run: (_bed, _phase, over) => over };

/** The content service answers 500, or not at all. */
const failContentService = (kind: '500' | 'hang'): Fault => ({
  name: `content service: ${kind}`,
  async run({ contentful }, _phase, over) {
    contentful.command({ do: 'mode', mode: { kind } });
    await over;
    contentful.command({ do: 'mode', mode: { kind: 'ok' } });
  },
});

const articles = brokenArticles.map(([, fields], n) => ({
  id: `hostile${n}`,
  fields: { title: `Hostile ${n}`, slug: `hostile-${n}`, ...fields },
}));

async function publishHostileArticles(bed: TestBed, phase: Phase, over: Promise<void>) {
  const { url, contentful, callWebhook } = bed;
  for (const entry of articles) contentful.command({ do: 'publish', entry });
  await callWebhook('hostile0');
  const read = async (path: string) => {
    const status = await fetch(url + path).then((response) => response.status, failureOf);
    if (status !== 200 && status !== 404) phase.problems.push(`${status} ${path}`);
  };
  await Promise.all(
    articles.flatMap(({ fields: { slug } }) => [`/blog/${slug}`, `/blog/${slug}.md`]).map(read),
  );
  await over;
  for (const { id } of articles) contentful.command({ do: 'unpublish', id });
  await callWebhook('hostile0', 'unpublish');
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

/** Upgrades that are abandoned, answers that are never read, and requests sent ahead without reading. */
async function abuseConnections({ url, site }: TestBed, phase: Phase, over: Promise<void>) {
  const open = (text: string) =>
    Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
        socket.on('error', () => {});
        await new Promise((written) => socket.write(text, written));
        return socket;
      }),
    );
  for (const path of ['/_next/webpack-hmr', '/%', '/about/'])
    for (const socket of await open(get(path, 'Connection: Upgrade\r\nUpgrade: websocket\r\n'))) socket.end();
  const unread = [...(await open(get('/blog').repeat(120))), ...(await open(get('/video/hero.mp4')))];
  await over;
  for (const socket of unread) socket.destroy();
  const files = readdirSync(`/proc/${site().process.pid}/fd`).length;
  if (files > 5 * CONNECTIONS) phase.problems.push(`${files} open descriptors`);
}

/** Bodies that no route takes, sent through nginx while others visit through it. */
async function sendLargeBodies({ throughNginx }: TestBed, phase: Phase, over: Promise<void>) {
  // An address that differs each time is in no cache.
  const load = startLoad(Array.from({ length: 5_000 }, (_, n) => `${throughNginx}/plans?visit=${n}`));
  let isOver = false;
  over.then(() => {
    isOver = true;
  });
  while (!isOver)
    for (const [method, path, bytes, status] of largeBodies) {
      const got = await sendLarge(throughNginx + path, method, bytes).catch(String);
      if (got !== status) phase.problems.push(`${method} ${path}: ${got}`);
    }
  const { failures } = await load.stop();
  for (const failure of failures) phase.problems.push(`through nginx: ${failure.replace(/\?.*/, '')}`);
}

async function lockDatabase({ data }: TestBed, _phase: Phase, over: Promise<void>) {
  const holder = new DatabaseSync(path.join(data, 'leads.db'));
  holder.exec('begin immediate');
  await over;
  holder.exec('rollback');
  holder.close();
}

/** Its files leave their folder, and come back at the end, so that what was stored before can be counted. */
async function deleteDatabase({ url, data }: TestBed, phase: Phase, over: Promise<void>) {
  const namesOf = (prefix: string) => readdirSync(data).filter((name) => name.startsWith(prefix));
  const rename = (from: string, to: string) => renameSync(path.join(data, from), path.join(data, to));
  for (const name of namesOf('leads.db')) rename(name, `deleted-${name}`);
  await over;
  const { status } = await fetch(`${url}/api/health/ready`);
  if (status !== 503) phase.problems.push(`ready with ${status}`);
  for (const name of namesOf('leads.db')) rmSync(path.join(data, name));
  for (const name of namesOf('deleted-')) rename(name, name.replace('deleted-', ''));
}

async function breakDisk(bed: TestBed, _phase: Phase, over: Promise<void>) {
  const { data, canBreakDisk, setBuildReadOnly } = bed;
  if (!canBreakDisk) return console.log('(without root the disk cannot be broken)');
  const filler = path.join(data, 'filler');
  spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M']);
  setBuildReadOnly(true);
  await over;
  rmSync(filler, { force: true });
  setBuildReadOnly(false);
}

/** One after the other. */
export const faults: Fault[] = [
  none,
  failContentService('500'),
  failContentService('hang'),
  { name: 'hostile articles', run: publishHostileArticles },
  { name: 'upgrades, slow readers, pipelining', run: abuseConnections },
  { name: 'large bodies through nginx', run: sendLargeBodies },
  {
    name: 'lead webhook: 500',
    async run({ target }, _phase, over) {
      target.status = 500;
      await over;
      target.status = 200;
    },
  },
  {
    // Each answer within its time limit, and a whole message within none.
    name: 'SMTP: 4.5 s an answer',
    async run({ mail }, _phase, over) {
      mail.pause = 4_500;
      await over;
      mail.pause = 0;
    },
  },
  { name: 'server killed', run: kill },
  { name: 'database locked by another process', leads: 'may be refused', run: lockDatabase },
  { name: 'database deleted', leads: 'must be refused', run: deleteDatabase },
  { name: 'disk full, build read-only', leads: 'may be refused', run: breakDisk },
  {
    name: 'server killed, content service: 500',
    run: (bed, phase, over) => failContentService('500').run(bed, phase, kill(bed, phase, over)),
  },
  none,
];

async function kill({ killAndRestart }: TestBed, _phase: Phase, over: Promise<void>) {
  await killAndRestart();
  await over;
}
