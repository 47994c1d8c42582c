import { once } from 'node:events';
import { connect } from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { openDatabase } from '@/lib/database/open';
import { outboxState } from '@/lib/leads/outbox';
import type { Server } from '@/lib/platform/testing/start-site';
import { callWebhook } from './support/contentful';
import { article } from './support/pages';
import { repeat } from './support/repeat';
import { type Cluster, startCluster } from './support/scale/cluster';
import { type LeadTarget, startLeadTarget } from './support/scale/lead-target';
import { type Load, largeBodies, post, sendLarge, startLoad, visit } from './support/scale/load';
import { markStale, stateOf } from './support/scale/publish';

/**
 * The topology of docs/topology.md, for real: nginx, three instances with disks of their own, Redis, PostgreSQL. Tests leave
 * it as they found it; one that fails takes it along, and the next test gets a new one.
 */
const test = base.extend<object, { cluster: Cluster & { target: LeadTarget } }>({
  cluster: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const target = await startLeadTarget();
      await using cluster = await startCluster({ env: { LEADS_WEBHOOK_URL: target.url } });
      await use(Object.assign(cluster, { target }));
      await target.stop();
    },
    // Seconds on a machine of its own; a busy one needs longer for three servers, Redis, PostgreSQL and nginx.
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.describe.configure({ timeout: 90_000 });

/** Publishes an article at the fake service; its address follows from its title. */
function publish({ contentful }: Cluster, id: string, title: string, text = 'Walked, measured and written.') {
  const fields = { title, author: 'Sea Oat Stays', content1: `<p>${text}</p>` };
  contentful.command({ do: 'publish', entry: { id, tags: ['beach'], fields } });
  return `/blog/${title.toLowerCase().replaceAll(' ', '-')}`;
}

async function changed(instance: Server | undefined, id: string, event?: string) {
  expect((await callWebhook(id, event, instance?.url)).status).toBe(200);
}

async function read(url: string) {
  const response = await visit(url);
  return { status: response.status, html: await response.text() };
}

const has = (text: string) => expect.stringContaining(text);

/** Every address of the site: each instance's own, and nginx'. */
const origins = ({ instances, url }: Cluster) => [...instances.map((each) => each.url), url];

test('a publish told to one instance shows on all of them', async ({ cluster }) => {
  const title = 'Reading the tide tables';
  const path = publish(cluster, 'tide-tables', title);
  await changed(cluster.instances[0], 'tide-tables');
  for (const url of origins(cluster))
    for (const place of [path, '/blog', '/feed.xml'])
      await expect
        .poll(() => read(url + place), url + place)
        .toMatchObject({ status: 200, html: has(title) });

  publish(cluster, 'tide-tables', title, 'Low tide at noon.');
  await changed(cluster.instances[1], 'tide-tables');
  for (const url of origins(cluster))
    await expect.poll(() => read(url + path), url).toMatchObject({ html: has('Low tide at noon.') });
});

test('an unpublished article is gone from all of them', async ({ cluster }) => {
  const path = publish(cluster, 'short-lived', 'A short lived note');
  await changed(cluster.instances[0], 'short-lived');
  for (const { url } of cluster.instances) expect((await read(url + path)).status).toBe(200);
  cluster.contentful.command({ do: 'unpublish', id: 'short-lived' });
  await changed(cluster.instances[0], 'short-lived', 'unpublish');
  for (const url of origins(cluster))
    await expect.poll(() => read(url + path), url).toMatchObject({ status: 404 });
});

test('policy and status are the same from memory, from Redis and from the disk', async ({ cluster }) => {
  const answers = await Promise.all(cluster.instances.map(({ url }) => visit(`${url}/plans`)));
  const policies = new Set(answers.map(({ headers }) => headers.get('content-security-policy')));
  expect(policies.size).toBe(1);
  expect([...policies][0]).toMatch(/script-src 'self' 'sha256-/);
  for (const { url } of cluster.instances) expect((await read(`${url}/blog/never-written`)).status).toBe(404);
});

test('while the content service fails, every instance keeps the good page', async ({ cluster }) => {
  const path = publish(cluster, 'kept', 'Kept through the storm');
  await changed(cluster.instances[0], 'kept');
  cluster.contentful.command({ do: 'mode', mode: { kind: '500' } });
  await markStale(cluster.redis.url, 'post:kept');
  for (const _ of [1, 2, 3])
    for (const { url } of cluster.instances) expect((await read(url + path)).status).toBe(200);
  // For two seconds an instance trusts what it has just read of the service: 404 would be true.
  await sleep(2_100);
  expect((await read(`${cluster.instances[0]?.url}/blog/unseen-in-the-storm`)).status).toBeGreaterThanOrEqual(
    500,
  );
  cluster.contentful.command({ do: 'mode', mode: { kind: 'ok' } });
});

test('leads sent through all three arrive once each', async ({ cluster }) => {
  const send = (url: string, name: string) =>
    post(`${url}/api/leads/contact`, {
      name,
      email: `${name.toLowerCase()}@example.com`,
      topic: 'guest',
      message: `I am ${name} and would like to stay in May.`,
    });
  const names = ['Ada', 'Bob', 'Cid'];
  // Each sends to an instance of their own, and Ada to all of them at once.
  const answers = await Promise.all([
    ...names.map((name, n) => send(cluster.instances[n]?.url ?? '', name)),
    ...cluster.instances.map(({ url }) => send(url, 'Ada')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
  expect(new Set(ids).size).toBe(3);

  const arrived = () =>
    names.map((name) => cluster.target.received.filter((body) => body.includes(`I am ${name} `)).length);
  await expect.poll(arrived).toEqual([1, 1, 1]);
  const db = await openDatabase(cluster.databaseUrl);
  await expect.poll(() => outboxState(db)).toMatchObject({ waiting: 0, parked: 0 });
  await db.destroy();
  expect(arrived()).toEqual([1, 1, 1]);
});

async function freeSlots({ url }: Cluster) {
  const answer = await visit(`${url}/api/meetings`, { accept: 'application/json' });
  const { days } = (await answer.json()) as { days: { slots: string[] }[] };
  return days.flatMap((day) => day.slots);
}

test('of 200 callers who want one time of two instances, one gets it; once canceled it is free', async ({
  cluster,
}) => {
  const send = (path: string, n: number, body: object) => post(cluster.instances[n % 2]?.url + path, body);
  const [slot = ''] = await freeSlots(cluster);
  const book = (n: number) => {
    const caller = { name: `Caller ${n}`, email: `caller-${n}@example.com`, phone: `+1850${2_000_000 + n}` };
    return send('/api/meetings', n, { slot, ...caller });
  };
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => book(n)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array(199).fill(409)]);
  const winner = answers.find(({ status }) => status === 201);
  const delivered = () => cluster.target.received.filter((lead) => lead.includes(slot)).length;
  await expect.poll(delivered).toBe(1);

  if (!winner) throw new Error('Nobody got it.');
  const { manage } = (await winner.json()) as { manage: string };
  expect((await send(manage, 1, { action: 'cancel' })).status).toBe(200);
  expect((await book(200)).status).toBe(201);
});

test('nginx keeps drafts and forms out of its cache, and every header in', async ({ cluster }) => {
  const page = `${cluster.url}/plans`;
  const statusOf = async (headers?: Record<string, string>, url = page) => {
    const response = await visit(url, headers);
    await response.text();
    return response.headers.get('x-cache-status');
  };
  // Pages live one to two seconds in nginx.
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

  // Next's own headers and queries ask for nothing else than the page.
  for (const address of [page, `${page}?_rsc`])
    expect((await visit(address, { rsc: '1' })).headers.get('content-type')).toContain('text/html');
  expect(await statusOf({ cookie: '__prerender_bypass=guessed' })).toBe('BYPASS');
  expect(await statusOf({}, `${cluster.url}/api/health`)).toBeNull();

  const session = connect(cluster.url, { rejectUnauthorized: false });
  const [headers] = await once(session.request({ ':path': '/plans' }), 'response');
  expect(headers[':status']).toBe(200);
  session.destroy();
});

/** Waits until there were `more` visits. */
async function visits(load: Load, more: number) {
  const enough = load.count() + more;
  await expect.poll(() => load.count(), { timeout: 60_000 }).toBeGreaterThanOrEqual(enough);
}

const paths = ['/', '/blog', '/plans', article, '/partner/destin'];
const urlsOf = ({ url }: Cluster) => paths.map((path) => url + path);

test('while a deploy is under way, both builds learn of a change', async ({ cluster }) => {
  const path = publish(cluster, 'two-builds', 'Seen by two builds');
  await changed(cluster.instances[0], 'two-builds');
  const next = await cluster.addInstance({}, 'the-next-build');
  await read(next.url + path);
  publish(cluster, 'two-builds', 'Seen by two builds', 'Told to the old one.');
  await changed(cluster.instances[0], 'two-builds');
  await expect.poll(() => read(next.url + path)).toMatchObject({ html: has('Told to the old one.') });
  await next.stop();
});

test('a release costs no visitor a page, a style, a picture, a lead or a call', async ({ cluster }) => {
  test.slow();
  const slots = await freeSlots(cluster);
  const failures: unknown[] = [];
  const thanked = { leads: new Set<string>(), calls: new Set<string>() };
  const readWhole = async (url: string) => {
    const { status, html } = await read(url);
    if (status !== 200 || !/<style>.*<\/html>/s.test(html)) failures.push([status, url]);
    const files =
      html.match(/(?<=(?:src|href|data-runtime)="(?:[^"]* )?)\/(?:_next|pictures)\/[^"\s#]+/g) ?? [];
    for (const file of new Set(files)) {
      const answer = await visit(cluster.url + file);
      await answer.arrayBuffer();
      if (answer.status !== 200) failures.push([answer.status, file, url]);
    }
  };
  const send = async (kind: keyof typeof thanked, n: number, path: string, more: object) => {
    const caller = { name: `Guest ${n}`, email: `guest-${n}@example.com`, phone: `+1850${3_000_000 + n}` };
    const answer = await post(cluster.url + path, { ...caller, ...more });
    const { id } = (await answer.json()) as { id?: string };
    if (answer.status === 201 && id) thanked[kind].add(id);
    else failures.push([answer.status, path]);
  };
  let isOver = false;
  const goesOn = () => !isOver;
  const visitors = repeat(6, goesOn, async (n) => {
    await readWhole(cluster.url + paths[n % paths.length]);
    if (n % 3 === 0)
      await send('leads', n, '/api/leads/contact', { topic: 'guest', message: `From guest ${n}.` });
    const slot = n % 3 === 1 && slots.pop();
    if (slot) await send('calls', n, '/api/meetings', { slot });
  });
  for (const instance of cluster.instances) await cluster.release(instance, 'release');
  // Everything once more, of the new build only.
  const enough = thanked.leads.size + 6;
  await expect.poll(() => thanked.leads.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(enough);
  isOver = true;
  await visitors;

  expect(failures).toEqual([]);
  const db = await openDatabase(cluster.databaseUrl);
  const stored = await db.selectFrom('leads').select('id').execute();
  expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining([...thanked.leads, ...thanked.calls]));
  await db.destroy();
});

test('large bodies that nobody takes cost no visitor anything', async ({ cluster }) => {
  // An address that differs each time is in no cache.
  const load = startLoad(Array.from({ length: 500 }, (_, n) => `${cluster.url}/plans?visit=${n}`));
  for (const [method, path, bytes, status] of largeBodies) {
    const answers = Array.from({ length: 6 }, () => sendLarge(cluster.url + path, method, bytes));
    expect(await Promise.all(answers), `${method} ${path}`).toEqual(Array(6).fill(status));
  }
  // Past nginx: the instance reads what it refuses.
  for (const { url } of cluster.instances)
    expect(await sendLarge(`${url}/about`, 'POST', 1_900_000)).toBe(405);
  const { count, failures } = await load.stop();
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(20);
});

test('an article that is missing is asked for again soon', async ({ cluster }) => {
  const missing = await visit(`${cluster.url}/blog/to-be-written`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2');
});

test('an instance that dies and one that joins cost no visitor anything', async ({ cluster }) => {
  const load = startLoad(urlsOf(cluster));
  await visits(load, 50);
  await cluster.instances[2]?.kill();
  await visits(load, 200);
  const added = await cluster.addInstance();
  cluster.rebalance();
  await visits(load, 200);
  // Past nginx' cache too.
  for (const path of paths) expect((await read(added.url + path)).status).toBe(200);
  expect((await load.stop()).failures).toEqual([]);
});

test('Redis may be gone for a while', async ({ cluster }) => {
  const { instances, redis } = cluster;
  const direct = instances.flatMap(({ url }) => paths.map((path) => url + path));
  const load = startLoad([...urlsOf(cluster), ...direct]);
  const said = async (status: string) => {
    for (const each of instances) await expect.poll(() => stateOf(each)).toMatchObject({ status });
  };
  await redis.stop();
  await said('degraded');
  // The outage itself: many times the longest pause between two tries to connect.
  await sleep(10_000);
  await redis.start();
  await said('ok');
  expect((await load.stop()).failures).toEqual([]);

  // What they share, they share again.
  const path = publish(cluster, 'after-the-outage', 'After the outage');
  await changed(instances[0], 'after-the-outage');
  for (const { url } of instances)
    await expect.poll(() => read(url + path)).toMatchObject({ html: has('After the outage') });
});

test('with every instance gone, nginx serves the last good pages', async ({ cluster }) => {
  const urls = urlsOf(cluster);
  for (const url of urls) await read(url);
  const stopped = cluster.instances;
  for (const each of stopped) await each.stop();
  const answer = async (url: string) => {
    const response = await visit(url);
    await response.text();
    return [response.status, response.headers.get('x-cache-status')];
  };
  // Pages live one to two seconds in nginx.
  for (const url of urls) await expect.poll(() => answer(url), { message: url }).toEqual([200, 'STALE']);
  await Promise.all(stopped.map(() => cluster.addInstance()));
  cluster.rebalance();
});
