import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RedisLink } from '../../redis/link.ts';
import { openTestLink, startRedis, type TestRedis } from '../../redis/testing/redis.ts';
import { forgetSingleton, singleton } from '../../singleton.ts';
import { type Entry, type GetContext, type SetContext, stateOf, type Value } from './cache-entry.ts';
import type PageCache from './cache-handler.ts';
import { content, nextTags } from './tags.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sea-oat-cache-'));
const server = path.join(folder, 'server');
let redis: TestRedis | undefined;
let link: RedisLink | undefined;

beforeAll(async () => {
  mkdirSync(server);
  writeFileSync(path.join(folder, 'BUILD_ID'), 'a-build');
  writeFileSync(path.join(folder, 'prerender-manifest.json'), '{"routes":{}}');
  redis = await startRedis();
  link = openTestLink(redis.url);
});

afterAll(async () => {
  link?.close();
  await redis?.stop();
  rmSync(folder, { recursive: true });
});

const keyOf = (pathname: string) => `/route-cache/APP_PAGE/${'0'.repeat(64)}/$${pathname}`;
const onDisk = (pathname: string) => existsSync(path.join(server, `${keyOf(pathname)}.html`));
const inRedis = (pathname: string) =>
  link?.run((client) => client.exists(`sea-oat:page:a-build:${keyOf(pathname)}`));

const document = (text: string, status = 200) =>
  `<html><head>${status === 200 ? '' : `<meta name="prerender-status-code" content="${status}"/>`}` +
  '<script src="/_next/static/chunks/main.js" async=""></script></head>' +
  `<body><p>${text}</p><script>self.__next_f.push([1,"data"])</script></body></html>`;

function page(text: string, status?: number): Value {
  return {
    kind: 'APP_PAGE',
    html: document(text, status),
    rscData: Buffer.from('data'),
    headers: { 'x-next-cache-tags': 'posts' },
    status: 200,
    postponed: undefined,
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  } as Value;
}

const waitBriefly = () => sleep(5); // within one millisecond, the order is unknown

const GET_CONTEXT = { kind: 'APP_PAGE', isFallback: false } as GetContext;
const SET_CONTEXT = { cacheControl: { revalidate: 300, expire: 31_536_000 } } as SetContext;
const textOf = (entry: Entry | null) =>
  (entry?.value && 'html' in entry.value && /<p>(.*)<\/p>/.exec(String(entry.value.html))?.[1]) || null;
const statusOf = (entry: Entry | null) => entry?.value && 'status' in entry.value && entry.value.status;

describe.each(['on its own disk', 'shared through Redis'])('a page cache %s', (where) => {
  const isShared = where.includes('Redis');
  let cache: PageCache;

  async function startProcess() {
    vi.resetModules();
    vi.stubEnv('REDIS_URL', isShared ? (redis?.url ?? '') : '');
    vi.stubEnv('SITE_URL', 'http://localhost:3000');
    forgetSingleton('cache-instance');
    singleton('redis', () => link);
    const { default: Handler } = await import('./cache-handler.ts');
    cache = new Handler({
      fs: nodeFs,
      flushToDisk: true,
      serverDistDir: server,
      maxMemoryCacheSize: 1e7,
      revalidatedTags: [],
      _requestHeaders: {},
    });
  }
  beforeEach(startProcess);

  test('a page of an unknown shape is served as Next rendered it, with its policy', async () => {
    const unknown = page('about');
    const html = document('about').replace('</body>', '');
    await cache.set(keyOf('/about'), { ...unknown, html } as Value, SET_CONTEXT);
    const entry = await cache.get(keyOf('/about'), GET_CONTEXT);
    expect(entry?.value).toMatchObject({
      html,
      headers: { 'content-security-policy': expect.stringContaining("script-src 'self';") },
    });
  });

  test('sets the policy and leaves out the scripts of Next, also for pages read from storage', async () => {
    await cache.set(keyOf('/plans'), page('plans'), SET_CONTEXT);
    const entry = await cache.get(keyOf('/plans'), GET_CONTEXT);
    expect(entry?.value).toMatchObject({
      headers: {
        'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-/),
      },
      html: expect.not.stringContaining('/_next/static/chunks/main.js'),
    });
    expect(onDisk('/plans')).toBe(true);
    if (isShared) expect(await inRedis('/plans')).toBe(1);
  });

  test('a new page replaces the old one atomically, so that a killed process leaves none half written', async () => {
    const file = path.join(server, `${keyOf('/plans')}.html`);
    await cache.set(keyOf('/plans'), page('plans'), SET_CONTEXT);
    const before = openSync(file, 'r');
    await cache.set(keyOf('/plans'), page('new plans'), SET_CONTEXT);
    // The old file, which is still open, contains the whole old page.
    expect(readFileSync(before, 'utf8')).toContain('<p>plans</p>');
    closeSync(before);
    expect(readFileSync(file, 'utf8')).toContain('<p>new plans</p>');
    expect(readdirSync(path.dirname(file)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('a made-up address is kept in memory only, and rendered again after a change', async () => {
    await cache.get(keyOf('/blog/nonsense'), GET_CONTEXT);
    await cache.set(keyOf('/blog/nonsense'), page('not found', 404), SET_CONTEXT);
    expect(onDisk('/blog/nonsense')).toBe(false);
    if (isShared) expect(await inRedis('/blog/nonsense')).toBe(0);
    expect(statusOf(await cache.get(keyOf('/blog/nonsense'), GET_CONTEXT))).toBe(404);
    await cache.revalidateTag('posts', { expire: 31_536_000 });
    expect(await cache.get(keyOf('/blog/nonsense'), GET_CONTEXT)).toBeNull();
  });

  test('memory keeps only the last of many made-up addresses', async () => {
    const long = 'not found '.repeat(40_000);
    for (let n = 0; n < 50; n += 1)
      await cache.set(keyOf(`/blog/made-up-${n}`), page(long, 404), SET_CONTEXT);
    expect(await cache.get(keyOf('/blog/made-up-0'), GET_CONTEXT)).toBeNull();
    expect(statusOf(await cache.get(keyOf('/blog/made-up-49'), GET_CONTEXT))).toBe(404);
  });

  test.each([404, 410])(
    '%i replaces an article that is gone, until the next change, even if rendering fails then',
    async (status) => {
      const key = keyOf(`/blog/gone-${status}`);
      await cache.set(key, page('an article'), SET_CONTEXT);
      await cache.set(key, page('not found', status), SET_CONTEXT);
      expect(statusOf(await cache.get(key, GET_CONTEXT))).toBe(status);
      await cache.revalidateTag('posts', { expire: 31_536_000 });
      await cache.set(key, page('failed', 503), SET_CONTEXT);
      expect(await cache.get(key, GET_CONTEXT)).toBeNull();
    },
  );

  const moved = { ...page(''), status: 308, headers: { location: '/blog/b' } } as Value;
  const movedText = {
    kind: 'APP_ROUTE',
    status: 308,
    headers: { location: '/blog/b.md' },
    body: Buffer.from(''),
  } as Value;
  const text = { kind: 'APP_ROUTE', status: 200, headers: {}, body: Buffer.from('text') } as Value;
  test.each([
    ['page', 'APP_PAGE', page('an article'), moved],
    ['route', 'APP_ROUTE', text, movedText],
  ])(
    'a redirect of a %s is rendered for each request, until a good response replaces it',
    async (_, kind, good, redirect) => {
      const key = keyOf('/blog/a').replace('APP_PAGE', kind);
      const asking = { kind, isFallback: false } as GetContext;
      await cache.set(key, redirect, SET_CONTEXT);
      expect(await cache.get(key, asking)).toBeNull();
      for (const value of [good, redirect, redirect]) await cache.set(key, value, SET_CONTEXT);
      expect(await cache.get(key, asking)).toBeNull();
      await cache.set(key, good, SET_CONTEXT);
      expect(statusOf(await cache.get(key, asking))).toBe(200);
    },
  );

  test('503 never replaces a good page, which is regenerated soon', async () => {
    await cache.set(keyOf('/blog'), page('articles'), SET_CONTEXT);
    await cache.set(keyOf('/blog'), page('failed', 503), SET_CONTEXT);
    const entry = await cache.get(keyOf('/blog'), GET_CONTEXT);
    expect(textOf(entry)).toBe('articles');
    expect(entry?.cacheControl?.revalidate).toBe(10);
  });

  test('503 is not stored', async () => {
    await cache.get(keyOf('/blog/page/2'), GET_CONTEXT);
    await cache.set(keyOf('/blog/page/2'), page('failed', 503), SET_CONTEXT);
    expect(onDisk('/blog/page/2')).toBe(false);
    if (isShared) expect(await inRedis('/blog/page/2')).toBe(0);
    expect(await cache.get(keyOf('/blog/page/2'), GET_CONTEXT)).toBeNull();
  });

  test('a page whose content changed while it was rendered is regenerated at once', async () => {
    await cache.set(keyOf('/blog/category/a'), page('old'), SET_CONTEXT);
    await waitBriefly();
    await cache.revalidateTag('posts', { expire: 31_536_000 });
    await cache.get(keyOf('/blog/category/a'), GET_CONTEXT);
    await waitBriefly();
    await cache.revalidateTag('posts', { expire: 31_536_000 });
    await cache.set(keyOf('/blog/category/a'), page('overtaken'), SET_CONTEXT);
    const overtaken = await cache.get(keyOf('/blog/category/a'), GET_CONTEXT);
    expect(textOf(overtaken)).toBe('overtaken');
    const inASecond = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_001);
    const state = overtaken && stateOf(overtaken, GET_CONTEXT, nextTags);
    inASecond.mockRestore();
    expect(state).toBe('stale');
    await cache.set(keyOf('/blog/category/a'), page('new'), SET_CONTEXT);
    const newest = await cache.get(keyOf('/blog/category/a'), GET_CONTEXT);
    expect(newest && stateOf(newest, GET_CONTEXT, nextTags)).toBe('fresh');
    expect(newest?.cacheControl?.revalidate).toBe(300);
  });

  test('a page whose content is gone is not served, and comes back with its content', async () => {
    const key = keyOf('/blog/dropped');
    await cache.set(key, page('an article'), SET_CONTEXT);
    const gone = vi.spyOn(content, 'isGone').mockImplementation((tag) => tag === 'posts');
    expect(await cache.get(key, GET_CONTEXT)).toBeNull();
    await cache.set(key, page('failed', 503), SET_CONTEXT);
    expect(await cache.get(key, GET_CONTEXT)).toBeNull();
    gone.mockRestore();
    const entry = await cache.get(key, GET_CONTEXT);
    expect(textOf(entry)).toBe('an article');
    expect(entry?.cacheControl?.revalidate).toBe(300);
  });

  test('revalidating a tag makes its pages stale or removes them', async () => {
    await cache.set(keyOf('/blog/a'), page('a'), SET_CONTEXT);
    await waitBriefly();
    await cache.revalidateTag('posts', { expire: 31_536_000 });
    expect(textOf(await cache.get(keyOf('/blog/a'), GET_CONTEXT))).toBe('a');
    await cache.revalidateTag(['posts'], { expire: 0 });
    expect(await cache.get(keyOf('/blog/a'), GET_CONTEXT)).toBeNull();
  });
});
