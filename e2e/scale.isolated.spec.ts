import { once } from 'node:events';
import { cpSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { Agent, fetch } from 'undici';
import { startPostgres } from '@/lib/database/testing/postgres';
import { buildPaths } from '@/lib/platform/next/build-output';
import { failureOf } from '@/lib/platform/observability/failure';
import { startRedis } from '@/lib/platform/redis/testing/redis';
import { freePort } from '@/lib/platform/testing/free-port';
import { type Server, startSite } from '@/lib/platform/testing/start-site';
import { callWebhook, startContentful } from './support/contentful';
import { article } from './support/pages';
import { repeat } from './support/repeat';
import { startNginx } from './support/scale/nginx';
import { sites } from './support/sites';

type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * The topology of docs/topology.md on loopback: nginx, three instances with disks of their own, Redis, PostgreSQL
 * and a fake content service.
 */
async function startCluster() {
  // Stopped in the order opposite to the start: nobody is left talking to nobody.
  await using running = new AsyncDisposableStack();
  const folder = running.use(mkdtempDisposableSync(path.join(tmpdir(), 'sea-oat-scale-'))).path;

  const contentful = running.use(await startContentful());
  contentful.command({ do: 'reset' });
  const redis = running.use(await startRedis());
  const postgres = running.use(await startPostgres());

  const disks = running.use(new DisposableStack());
  const started: Server[] = [];
  running.defer(async () => void (await Promise.all(started.map((instance) => instance.stop()))));
  const settings = {
    ...sites.configured.env,
    CONTENTFUL_HOST: contentful.url,
    CONTENTFUL_PREVIEW_HOST: contentful.url,
    CONTENTFUL_IMAGE_HOSTS: contentful.host,
    LEADS_DATABASE_URL: await postgres.newDatabase(),
    REDIS_URL: redis.url,
    TRUSTED_PROXIES: '1',
  };
  /** One more, of another build where one is named. nginx does not know it yet. */
  async function addInstance(build?: string): Promise<Server> {
    const { path: copy } = disks.use(copyOfBuild());
    if (build) writeFileSync(buildPaths(copy).id, build);
    const instance = await startSite({ ...settings, NEXT_BUILD_DIR: path.basename(copy) });
    started.push(instance);
    return instance;
  }
  const alive = () =>
    started.filter(({ process: { exitCode, signalCode } }) => exitCode === null && signalCode === null);
  const portsUp = () => alive().map(({ port }) => port);

  await Promise.all([1, 2, 3].map(() => addInstance()));
  const https = await freePort();
  const nginx = running.use(await startNginx(folder, { https, http: await freePort(), ports: portsUp() }));
  const parts = running.move();

  return {
    url: `https://localhost:${https}`,
    contentful,
    /** Those that run at the moment, in the order of their start. */
    get instances() {
      return alive();
    },
    addInstance,
    /** nginx sends requests to the instances that are there now. */
    rebalance: () => nginx.balance(portsUp()),
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  };
}

/** A copy of the configured site's build beside it, so that instances share no disk. It goes with its owner. */
function copyOfBuild() {
  const build = path.resolve(import.meta.dirname, '..', sites.configured.env.NEXT_BUILD_DIR);
  const copy = mkdtempDisposableSync(`${build}-`);
  cpSync(build, copy.path, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => source !== path.join(build, 'cache') && !source.endsWith('.map'),
  });
  return copy;
}

/** A visitor of nginx: accepts its made-up certificate, and opens a connection of its own for every request. */
const dispatcher = new Agent({ connect: { rejectUnauthorized: false }, pipelining: 0 });

/** Asks for a page as a browser does. */
function visit(url: string, headers: Record<string, string> = {}) {
  return fetch(url, { dispatcher, redirect: 'manual', headers: { 'accept-encoding': 'gzip', ...headers } });
}

type Load = ReturnType<typeof startLoad>;

/** Visits `urls` in turn, six at a time, until stopped. */
function startLoad(urls: string[]) {
  const failures: string[] = [];
  let count = 0;
  let isStopped = false;

  const goesOn = () => !isStopped;
  const visitors = repeat(6, goesOn, async (n) => {
    const url = urls[n % urls.length] ?? '';
    count += 1;
    try {
      const response = await visit(url);
      await response.arrayBuffer();
      if (response.status >= 400) failures.push(`${response.status} ${url}`);
    } catch (error) {
      failures.push(`${url}: ${failureOf(error)}`);
    }
    await sleep(20);
  });
  return {
    /** How many requests there were so far. */
    count: () => count,
    /** Ends it; gives how many requests there were, and what became of those that failed. */
    async stop() {
      isStopped = true;
      await visitors;
      return { count, failures };
    },
  };
}

/**
 * The topology of docs/topology.md, for real: nginx, three instances with disks of their own, Redis, PostgreSQL. Tests leave
 * it as they found it; one that fails takes it along, and the next test gets a new one.
 */
const test = base.extend<object, { cluster: Cluster }>({
  cluster: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      await using cluster = await startCluster();
      await use(cluster);
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
  const next = await cluster.addInstance('the-next-build');
  await read(next.url + path);
  publish(cluster, 'two-builds', 'Seen by two builds', 'Told to the old one.');
  await changed(cluster.instances[0], 'two-builds');
  await expect.poll(() => read(next.url + path)).toMatchObject({ html: has('Told to the old one.') });
  await next.stop();
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
