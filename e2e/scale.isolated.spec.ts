import { once } from 'node:events';
import { connect } from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openDatabase } from '@/lib/database/open';
import { outboxState } from '@/lib/leads/outbox';
import type { Server } from '@/lib/platform/testing/start-site';
import { callWebhook } from './support/contentful';
import { type Cluster, startCluster } from './support/scale/cluster';
import { startLeadTarget } from './support/scale/lead-target';
import { type Load, largeBodies, sendLarge, startLoad, visit } from './support/scale/load';
import { generatedBy, markStale, stateOf } from './support/scale/publish';

// The topology of docs/topology.md, for real: nginx, three instances with disks of their own, Redis, PostgreSQL.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

let cluster: Cluster;
let target: Awaited<ReturnType<typeof startLeadTarget>>;

test.beforeAll(async () => {
  // Seconds on a machine of its own; a busy one needs longer for three servers, Redis, PostgreSQL and nginx.
  test.setTimeout(180_000);
  target = await startLeadTarget();
  cluster = await startCluster({ env: { LEADS_WEBHOOK_URL: target.url } });
});

test.afterAll(async () => {
  await cluster?.stop();
  target?.stop();
});

/** An article of the fake service; its address follows from its title. */
function publish(id: string, title: string) {
  const fields = {
    title,
    author: 'Sea Oat Stays',
    content1: `<p>${title}: walked, measured and written down.</p>`,
  };
  cluster.contentful.command({ do: 'publish', entry: { id, tags: ['beach'], fields } });
  return `/blog/${title.toLowerCase().replaceAll(' ', '-')}`;
}

async function changed({ url }: Server, id: string, event?: string) {
  expect((await callWebhook(id, event, url)).status).toBe(200);
}

const read = async (url: string) => {
  const response = await visit(url);
  return { status: response.status, html: await response.text() };
};

const first = () => cluster.instances[0] as Server;

test('a publish told to one instance shows on all of them within two seconds', async () => {
  const path = publish('tide-tables', 'Reading the tide tables');
  await changed(first(), 'tide-tables');
  for (const url of [...cluster.instances.map((each) => each.url), cluster.url]) {
    expect((await read(url + path)).status).toBe(200);
    for (const list of ['/blog', '/feed.xml'])
      expect((await read(url + list)).html, url + list).toContain('Reading the tide tables');
  }

  const fields = { title: 'Reading the tide tables', author: 'Ada', content1: '<p>Low tide at noon.</p>' };
  cluster.contentful.command({ do: 'publish', entry: { id: 'tide-tables', tags: ['beach'], fields } });
  const answered = changed(cluster.instances[1] as Server, 'tide-tables');
  const seenAt = await Promise.all(
    cluster.instances.map(async ({ url }) => {
      await expect
        .poll(async () => (await read(url + path)).html, { intervals: [100], timeout: 20_000 })
        .toContain('Low tide at noon.');
      return Date.now();
    }),
  );
  // From the first sight of it, so that a slow machine's rendering does not count.
  expect(Math.max(...seenAt) - Math.min(...seenAt), 'milliseconds until the last one').toBeLessThan(2_000);
  await answered;
  await expect
    .poll(async () => (await read(cluster.url + path)).html, { intervals: [100], timeout: 2_500 })
    .toContain('Low tide at noon.');
});

test('an unpublished article is gone from all of them', async () => {
  const path = publish('short-lived', 'A short lived note');
  await changed(first(), 'short-lived');
  for (const { url } of cluster.instances) expect((await read(url + path)).status).toBe(200);
  cluster.contentful.command({ do: 'unpublish', id: 'short-lived' });
  await changed(first(), 'short-lived', 'unpublish');
  for (const url of [...cluster.instances.map((each) => each.url), cluster.url])
    await expect.poll(async () => (await read(url + path)).status, { timeout: 2_000 }).toBe(404);
});

for (const kind of ['a stale article', 'an article nobody has read yet']) {
  test(`${kind} is made once under 200 requests at three instances`, async () => {
    const id = kind.includes('stale') ? 'known' : 'unread';
    const path = publish(id, `Seen by many ${id}`);
    if (id === 'known') {
      await changed(first(), id);
      for (const { url } of cluster.instances) await read(url + path);
      await markStale(cluster.redis.url, `post:${id}`);
    } else {
      // Nobody tells of it: an address that the list of posts lacks is looked up again once the list is two seconds old.
      await sleep(2_100);
    }
    const before = await generatedBy(cluster.instances);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => read(`${cluster.instances[n % 3]?.url}${path}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await expect.poll(async () => (await generatedBy(cluster.instances)) - before).toBe(1);
  });
}

test('policy and status are the same from memory, from Redis and from the disk', async () => {
  const answers = await Promise.all(cluster.instances.map(({ url }) => visit(`${url}/plans`)));
  const policies = new Set(answers.map(({ headers }) => headers.get('content-security-policy')));
  expect(policies.size).toBe(1);
  expect([...policies][0]).toMatch(/script-src 'self' 'sha256-/);
  for (const { url } of cluster.instances) expect((await read(`${url}/blog/never-written`)).status).toBe(404);
});

test('while the content service fails, every instance keeps the good page', async () => {
  const path = publish('kept', 'Kept through the storm');
  await changed(first(), 'kept');
  cluster.contentful.command({ do: 'mode', mode: { kind: '500' } });
  await markStale(cluster.redis.url, 'post:kept');
  for (const _ of [1, 2, 3])
    for (const { url } of cluster.instances) expect((await read(url + path)).status).toBe(200);
  // For two seconds an instance trusts what it has just read of the service: 404 would be true.
  await sleep(2_100);
  expect((await read(`${first().url}/blog/unseen-in-the-storm`)).status).toBeGreaterThanOrEqual(500);
  cluster.contentful.command({ do: 'mode', mode: { kind: 'ok' } });
});

test('leads sent through all three arrive once each', async () => {
  const send = (url: string, name: string) =>
    fetch(`${url}/api/leads/contact`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({
        name,
        email: `${name.toLowerCase()}@example.com`,
        topic: 'guest',
        message: `I am ${name} and would like to stay in May.`,
      }),
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
    names.map((name) => target.received.filter((body) => body.includes(`I am ${name} `)).length);
  await expect.poll(arrived, { timeout: 15_000 }).toEqual([1, 1, 1]);
  const db = await openDatabase(cluster.databaseUrl);
  await expect.poll(() => outboxState(db)).toMatchObject({ waiting: 0, parked: 0 });
  await db.destroy();
  expect(arrived()).toEqual([1, 1, 1]);
});

test('of 200 callers who want one time of two instances, one gets it; once canceled it is free', async () => {
  const send = (path: string, n: number, body: object) =>
    fetch(`${cluster.instances[n % 2]?.url}${path}`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const free = await visit(`${cluster.instances[0]?.url}/api/meetings`, { accept: 'application/json' });
  const { days } = (await free.json()) as { days: { slots: string[] }[] };
  const slot = days[0]?.slots[0] ?? '';
  const book = (n: number) => {
    const caller = { name: `Caller ${n}`, email: `caller-${n}@example.com`, phone: `+1850${2_000_000 + n}` };
    return send('/api/meetings', n, { slot, ...caller });
  };
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => book(n)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array(199).fill(409)]);
  const winner = answers.find(({ status }) => status === 201);
  const delivered = () => target.received.filter((lead) => lead.includes(slot)).length;
  await expect.poll(delivered, { timeout: 15_000 }).toBe(1);

  if (!winner) throw new Error('Nobody got it.');
  const { manage } = (await winner.json()) as { manage: string };
  expect((await send(manage, 1, { action: 'cancel' })).status).toBe(200);
  expect((await book(200)).status).toBe(201);
});

test('nginx keeps drafts, forms and parts of pages out of its cache, and every header in', async () => {
  const page = `${cluster.url}/plans`;
  await read(page);
  const hit = await visit(page);
  expect(hit.headers.get('x-cache-status')).toBe('HIT');
  expect(hit.headers.get('content-encoding')).toBe('gzip');
  expect(hit.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2, stale-if-error=604800');
  for (const name of ['content-security-policy', 'strict-transport-security', 'x-content-type-options'])
    expect(hit.headers.get(name), name).toBeTruthy();
  expect(hit.headers.get('x-powered-by')).toBeNull();

  expect((await visit(page, { rsc: '1' })).headers.get('x-cache-status')).toBe('BYPASS');
  expect((await visit(page)).headers.get('content-type')).toContain('text/html');
  for (const headers of [undefined, { rsc: '1' }]) {
    const data = await visit(`${page}?_rsc`, headers);
    expect(data.headers.get('content-type')).toBe('text/x-component');
  }
  expect((await visit(`${page}?_rsc`, { rsc: '1' })).headers.get('x-cache-status')).toBe('HIT');
  const draft = await visit(page, { cookie: '__prerender_bypass=guessed' });
  expect(draft.headers.get('x-cache-status')).toBe('BYPASS');
  expect((await visit(`${cluster.url}/api/health`)).headers.get('x-cache-status')).toBeNull();

  const session = connect(cluster.url, { rejectUnauthorized: false });
  const [headers] = await once(session.request({ ':path': '/plans' }), 'response');
  expect(headers[':status']).toBe(200);
  session.destroy();
});

/** Waits until there were `more` visits. */
async function visits(load: Load, more: number) {
  const enough = load.count() + more;
  await expect.poll(() => load.count(), { timeout: 30_000 }).toBeGreaterThanOrEqual(enough);
}

const paths = ['/', '/blog', '/plans', '/blog/reading-the-tide-tables', '/partner/destin'];
const urls = () => paths.map((path) => cluster.url + path);

test('while a deploy is under way, two builds share news and no pages', async () => {
  const path = publish('two-builds', 'Seen by two builds');
  await changed(first(), 'two-builds');
  const next = await cluster.addInstance({}, 'the-next-build');
  await read(next.url + path);
  const { pages } = await stateOf(next);
  expect(pages.redis, 'pages of the other build').toBe(0);

  const fields = { title: 'Seen by two builds', author: 'Ada', content1: '<p>Told to the old one.</p>' };
  cluster.contentful.command({ do: 'publish', entry: { id: 'two-builds', tags: ['beach'], fields } });
  await changed(first(), 'two-builds');
  await expect.poll(async () => (await read(next.url + path)).html).toContain('Told to the old one.');
  await next.stop();
});

test('large bodies that nobody takes cost no visitor anything', async () => {
  // An address that differs each time is in no cache.
  const load = startLoad(Array.from({ length: 500 }, (_, n) => `${cluster.url}/plans?visit=${n}`));
  for (const [method, path, bytes, status] of largeBodies) {
    const answers = Array.from({ length: 6 }, () => sendLarge(cluster.url + path, method, bytes));
    expect(await Promise.all(answers), `${method} ${path}`).toEqual(Array(6).fill(status));
  }
  // Past nginx: the instance reads what it refuses.
  for (const { url } of cluster.alive()) expect(await sendLarge(`${url}/about`, 'POST', 1_900_000)).toBe(405);
  const { count, failures } = await load.stop();
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(20);
});

test('an article that is missing is asked for again soon', async () => {
  const missing = await visit(`${cluster.url}/blog/to-be-written`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2');
});

test('an instance that dies and one that joins cost no visitor anything', async () => {
  const load = startLoad(urls());
  await visits(load, 50);
  await cluster.instances[2]?.kill();
  await visits(load, 200);
  const added = await cluster.addInstance();
  cluster.rebalance();
  await visits(load, 200);
  // Past nginx' cache too.
  for (const path of paths) expect((await read(added.url + path)).status).toBe(200);
  const { count, failures } = await load.stop();
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(450);
});

test('Redis may be gone for a while', async () => {
  const alive = cluster.alive();
  const direct = alive.flatMap(({ url }) => paths.map((path) => url + path));
  const load = startLoad([...urls(), ...direct]);
  await cluster.redis.stop();
  for (const each of alive)
    await expect.poll(async () => (await stateOf(each)).status, { timeout: 5_000 }).toBe('degraded');
  // The outage itself: many times the longest pause between two tries to connect.
  await sleep(10_000);
  await cluster.redis.start();
  for (const each of alive)
    await expect.poll(async () => (await stateOf(each)).status, { timeout: 5_000 }).toBe('ok');
  const { count, failures } = await load.stop();
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(200);

  // What they share, they share again.
  const path = publish('after-the-outage', 'After the outage');
  await changed(first(), 'after-the-outage');
  for (const { url } of alive) expect((await read(url + path)).html).toContain('After the outage');
});

test('with every instance gone, nginx serves the last good pages', async () => {
  for (const url of urls()) await read(url);
  for (const each of cluster.instances) await each.stop();
  const answer = async (url: string) => {
    const response = await visit(url);
    await response.text();
    return [response.status, response.headers.get('x-cache-status')];
  };
  // Pages live one to two seconds in nginx.
  for (const url of urls()) await expect.poll(() => answer(url), { message: url }).toEqual([200, 'STALE']);
});
