import { once } from 'node:events';
import { connect } from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { regionPaths } from '@/content/regions';
import { openDatabase } from '@/lib/database/open';
import { guessedDraftCookie } from '@/lib/platform/next/testing/samples';
import type { Server } from '@/lib/platform/testing/start-site';
import { callWebhook } from './support/contentful';
import { article } from './support/pages';
import { repeat } from './support/repeat';
import { type Cluster, startCluster } from './support/scale/cluster';
import { post, visit } from './support/scale/load';

/** All tests share one cluster, which the last test takes down. After a failure, Playwright starts a new cluster. */
const test = base.extend<object, { cluster: Cluster }>({
  cluster: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern.
    async ({}, use) => {
      await using cluster = await startCluster();
      await use(cluster);
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

test.describe.configure({ mode: 'default' });

/** Publishes an article in the fake Contentful. Returns its path. */
function publish({ contentful }: Cluster, id: string, title: string, text = 'Walked, measured and written.') {
  const fields = { title, author: 'Ada Park', content1: `<p>${text}</p>` };
  contentful.command({ do: 'publish', entry: { id, tags: ['beach'], fields } });
  return `/blog/${title.toLowerCase().replaceAll(' ', '-')}`;
}

async function reportChange(instance: Server | undefined, id: string, event?: string) {
  expect((await callWebhook(id, event, instance?.url)).status).toBe(200);
}

async function read(url: string) {
  const response = await visit(url);
  return { status: response.status, html: await response.text() };
}

const textWith = (text: string) => expect.stringContaining(text);

/** Returns each instance's origin, and nginx's. */
const originsOf = ({ instances, url }: Cluster) => [...instances.map((each) => each.url), url];

test('a webhook to one instance changes all of them', async ({ cluster }) => {
  const title = 'Reading the tide tables';
  const path = publish(cluster, 'tide-tables', title);
  await reportChange(cluster.instances[0], 'tide-tables');
  for (const url of originsOf(cluster))
    for (const place of [path, '/blog', '/feed.xml'])
      await expect
        .poll(() => read(url + place), url + place)
        .toMatchObject({ status: 200, html: textWith(title) });

  const renamed = publish(cluster, 'tide-tables', 'How to read the tide tables', 'Low tide at noon.');
  await reportChange(cluster.instances[1], 'tide-tables');
  for (const url of originsOf(cluster)) {
    const target = async () => (await visit(url + path)).headers.get('location');
    await expect.poll(target, url).toMatch(new RegExp(`${renamed}$`));
    await expect.poll(() => read(url + renamed), url).toMatchObject({ html: textWith('Low tide at noon.') });
  }
  cluster.contentful.command({ do: 'unpublish', id: 'tide-tables' });
  await reportChange(cluster.instances[0], 'tide-tables', 'unpublish');
  for (const url of originsOf(cluster))
    await expect.poll(() => read(url + renamed), url).toMatchObject({ status: 410 });
});

test('nginx caches pages with all headers, but no drafts or health checks', async ({ cluster }) => {
  const page = `${cluster.url}/plans`;
  const statusOf = async (headers?: Record<string, string>, url = page) => {
    const response = await visit(url, headers);
    await response.text();
    return response.headers.get('x-cache-status');
  };
  // Poll, because nginx caches pages for only one to two seconds, so the first requests may be misses.
  const hits = (...asked: Parameters<typeof statusOf>) =>
    expect.poll(() => statusOf(...asked), { intervals: [50] }).toBe('HIT');
  await hits();
  const hit = await visit(page);
  expect(hit.headers.get('content-encoding')).toBe('gzip');
  const modern = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  await hits(modern);
  expect((await visit(page, modern)).headers.get('content-encoding')).toBe('br');
  expect(hit.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2, stale-if-error=604800');
  for (const name of ['content-security-policy', 'strict-transport-security', 'x-content-type-options'])
    expect(hit.headers.get(name), name).toBeTruthy();
  expect(hit.headers.get('x-powered-by')).toBeNull();

  // A request with the header or the query of Next's client router gets the same HTML page.
  for (const address of [page, `${page}?_rsc`])
    expect((await visit(address, { rsc: '1' })).headers.get('content-type')).toContain('text/html');
  expect(await statusOf({ cookie: guessedDraftCookie })).toBe('BYPASS');
  expect(await statusOf({}, `${cluster.url}/api/health`)).toBeNull();

  const session = connect(cluster.url, { rejectUnauthorized: false });
  const [headers] = await once(session.request({ ':path': '/plans' }), 'response');
  expect(headers[':status']).toBe(200);
  session.destroy();
});

const paths = ['/', '/blog', '/plans', article, regionPaths[0] ?? '/partner'];
const urlsOf = ({ url }: Cluster) => paths.map((path) => url + path);

async function readFreeSlots({ url }: Cluster) {
  const response = await visit(`${url}/api/meetings`, { accept: 'application/json' });
  const { days } = (await response.json()) as { days: { slots: string[] }[] };
  return days.flatMap((day) => day.slots);
}

test('during a release no page, style, picture, lead or call is lost, and both builds get changes', async ({
  cluster,
}) => {
  const news = publish(cluster, 'two-builds', 'Seen by two builds');
  await reportChange(cluster.instances[0], 'two-builds');
  const slots = await readFreeSlots(cluster);
  const failures: unknown[] = [];
  const thanked = { leads: new Set<string>(), calls: new Set<string>() };
  const readWhole = async (url: string) => {
    const { status, html } = await read(url);
    if (status !== 200 || !/<style>.*<\/html>/s.test(html)) failures.push([status, url]);
    const files =
      html.match(/(?<=(?:src|href|data-runtime)="(?:[^"]* )?)\/(?:_next|pictures)\/[^"\s#]+/g) ?? [];
    for (const file of new Set(files)) {
      const response = await visit(cluster.url + file);
      await response.arrayBuffer();
      if (response.status !== 200) failures.push([response.status, file, url]);
    }
  };
  const send = async (kind: keyof typeof thanked, n: number, path: string, more: object) => {
    const caller = { name: `Guest ${n}`, email: `guest-${n}@example.com`, phone: `+1850${3_000_000 + n}` };
    const response = await post(cluster.url + path, { ...caller, ...more });
    const { id } = (await response.json()) as { id?: string };
    if (response.status === 201 && id) thanked[kind].add(id);
    else failures.push([response.status, path]);
  };
  let isOver = false;
  const shouldContinue = () => !isOver;
  const visitors = repeat(3, shouldContinue, async (n) => {
    await readWhole(cluster.url + paths[n % paths.length]);
    if (n % 3 === 0)
      await send('leads', n, '/api/leads/contact', { topic: 'guest', message: `From guest ${n}.` });
    const slot = n % 3 === 1 && slots.pop();
    if (slot) await send('calls', n, '/api/meetings', { slot });
  });
  const [first, second] = cluster.instances;
  const next = first && (await cluster.release(first, 'release'));
  await read(next?.url + news);
  publish(cluster, 'two-builds', 'Seen by two builds', 'Told to the old build.');
  await reportChange(second, 'two-builds');
  await expect.poll(() => read(next?.url + news)).toMatchObject({ html: textWith('Told to the old build.') });
  if (second) await cluster.release(second, 'release');
  // Only the new build runs now. Go on until it has stored three more leads.
  const enough = thanked.leads.size + 3;
  await expect.poll(() => thanked.leads.size).toBeGreaterThanOrEqual(enough);
  isOver = true;
  await visitors;

  expect(failures).toEqual([]);
  const db = await openDatabase(cluster.databaseUrl);
  const stored = await db.selectFrom('leads').select('id').execute();
  expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining([...thanked.leads, ...thanked.calls]));
  await db.destroy();
});

test('an instance that dies cuts off only its current responses, and a new instance cuts off none', async ({
  cluster,
}) => {
  const failures: string[] = [];
  /** The URLs of pages whose responses ended too early. */
  const cutOff: string[] = [];
  const urls = urlsOf(cluster);
  let started = 0;
  let isOver = false;
  const shouldContinue = () => !isOver;
  const visitors = repeat(6, shouldContinue, async (n) => {
    started = n + 1;
    const url = urls[n % urls.length] ?? '';
    const response = await visit(url).catch(({ cause }) => void failures.push(`${cause} ${url}`));
    if (response && response.status >= 400) failures.push(`${response.status} ${url}`);
    await response?.arrayBuffer().catch(() => cutOff.push(url));
    await sleep(20);
  });
  const visits = (more: number) => expect.poll(() => started).toBeGreaterThanOrEqual(started + more);
  await visits(20);
  await cluster.instances[1]?.kill();
  await visits(60);
  // Each of the six visitors may get one incomplete response: nginx can't try another instance once it has sent a part.
  const { length: cutOffByDeath } = cutOff;
  expect(cutOffByDeath).toBeLessThanOrEqual(6);
  const added = await cluster.addInstance();
  cluster.rebalance();
  await visits(60);
  // Request the pages from the new instance itself, because nginx may respond from its cache.
  for (const path of paths) expect((await read(added.url + path)).status).toBe(200);
  isOver = true;
  await visitors;
  expect(failures).toEqual([]);
  expect(cutOff).toHaveLength(cutOffByDeath);
});

test('with every instance down, nginx serves the last good pages', async ({ cluster }) => {
  const urls = urlsOf(cluster);
  for (const url of urls) await read(url);
  const stopped = cluster.instances;
  for (const each of stopped) await each.stop();
  const stateOf = async (url: string) => {
    const response = await visit(url);
    await response.text();
    return [response.status, response.headers.get('x-cache-status')];
  };
  // Poll, because a page is stale only after the one to two seconds for which nginx caches it.
  for (const url of urls) await expect.poll(() => stateOf(url), { message: url }).toEqual([200, 'STALE']);
});
