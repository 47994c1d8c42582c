import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { keyOf } from '../../redis/site-redis.ts';
import { openTestLink, startRedis, type TestRedis } from '../../redis/testing/redis.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Entry, type GetContext, stateOf, TAGS_HEADER } from './cache-entry.ts';
import { createSharedCache } from './shared-cache.ts';
import { mergeTimes, type TagTimes } from './tags.ts';

let redis: TestRedis;
const openHandles: { close(): void }[] = [];

beforeAll(async () => {
  redis = await startRedis();
  return redis.stop;
});

afterEach(() => {
  for (const one of openHandles.splice(0)) one.close();
});

const GET_CONTEXT = { kind: 'APP_PAGE', isFallback: false } as GetContext;
const nothingOnDisk = async () => null;
const page = (html: string, tags = 'posts'): Entry => ({
  lastModified: Date.now(),
  cacheControl: { revalidate: 300, expire: 31_536_000 },
  value: {
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from([0, 255, 128]),
    headers: { [TAGS_HEADER]: tags },
    status: 200,
    postponed: undefined,
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  } as Entry['value'],
});

const onDisk = (html: string) => async () => page(html);

const waitBriefly = () => sleep(5); // within one millisecond, the order is unknown

const htmlOf = (entry: Entry | null) => entry?.value && 'html' in entry.value && entry.value.html;

/** An instance of the site with its own memory, disk and connection. */
function instance(build: string) {
  const link = openTestLink(redis.url);
  const tags = new Map<string, TagTimes>();
  const cache = createSharedCache(link, { build, tags, memoryBytes: 1e6 });
  openHandles.push(cache.log, link);
  return {
    cache,
    link,
    async revalidate(tag: string, { expire }: { expire: number }) {
      const times = { stale: Date.now(), expired: Date.now() + expire * 1_000 };
      mergeTimes(tags, [tag], times);
      await cache.log.publish([{ tags: [tag], ...times }]);
      return times;
    },
    /** Resolves once this instance knows that `tag` was revalidated at `times`. */
    learns: (tag: string, times: TagTimes) => eventually(() => expect(tags.get(tag)).toMatchObject(times)),
    get: (key: string, disk: () => Promise<Entry | null> = nothingOnDisk) =>
      cache.get(key, GET_CONTEXT, disk),
    /** Visits a page as through Next, with `html` as the result of rendering. Returns what the visitor sees. */
    async visit(key: string, html: string) {
      const entry = await cache.get(key, GET_CONTEXT, nothingOnDisk);
      if (!entry || stateOf(entry, GET_CONTEXT, tags) !== 'fresh') await cache.set(key, page(html));
      return entry ? htmlOf(entry) : html;
    },
  };
}

const instances = () => {
  const build = randomUUID();
  return [instance(build), instance(build), instance(build)] as const;
};

describe('several instances', () => {
  test('a page in memory needs no Redis, another page needs one round trip', async () => {
    const [one, two] = instances();
    await one.cache.set('/', page('home'));
    await two.get('/warm-up');
    const run = vi.spyOn(two.link, 'run');
    for (const _ of [1, 2, 3]) expect(htmlOf(await two.get('/'))).toBe('home');
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('a tag that one instance revalidates is stale on the others after a moment', async () => {
    const [one, two, three] = instances();
    await one.cache.set('/blog', page('old'));
    for (const each of [one, two, three]) expect(await each.visit('/blog', 'new')).toBe('old');
    await waitBriefly();
    const times = await one.revalidate('posts', { expire: 31_536_000 });
    await two.learns('posts', times);
    await three.learns('posts', times);
    expect(await two.visit('/blog', 'new')).toBe('old');
    for (const each of [one, two, three])
      await eventually(async () => expect(await each.visit('/blog', 'new')).toBe('new'));
  });

  test('an expired page is gone from every instance at once', async () => {
    const [one, two] = instances();
    await one.cache.set('/blog/gone', page('gone', 'post:1'));
    expect(htmlOf(await two.get('/blog/gone'))).toBe('gone');
    await waitBriefly();
    await two.learns('post:1', await one.revalidate('post:1', { expire: 0 }));
    expect(await two.get('/blog/gone')).toBeNull();
  });

  test('a change during rendering makes the page stale on the others too', async () => {
    const [one, two] = instances();
    const begun = page('begun before the change');
    await waitBriefly();
    await two.revalidate('posts', { expire: 31_536_000 });
    await one.cache.set('/blog', begun);
    expect(await two.visit('/blog', 'new')).toBe('begun before the change');
    expect(await two.visit('/blog', 'newer')).toBe('new');
  });

  test('pages are never shared across builds', async () => {
    await instance('one').cache.set('/terms', page('one'));
    expect(await instance('another').get('/terms')).toBeNull();
  });

  test('a broken entry in Redis counts as missing: the page comes from disk, or is rendered', async () => {
    const build = randomUUID();
    const one = instance(build);
    for (const path of ['/', '/new'])
      await one.link.run((client) => client.set(keyOf('page', build, path), 'half an entry'));
    expect(htmlOf(await one.get('/', onDisk('from the disk')))).toBe('from the disk');
    expect(await one.visit('/new', 'made')).toBe('made');
    expect(htmlOf(await instance(build).get('/new'))).toBe('made');
  });

  test('a new instance reads earlier revalidations', async () => {
    const build = randomUUID();
    const one = instance(build);
    await one.cache.set('/blog/a', page('a', 'post:a'));
    await waitBriefly();
    await one.revalidate('post:a', { expire: 0 });
    expect(await instance(build).get('/blog/a')).toBeNull();
  });
});

describe('without Redis', () => {
  test.each(['stopped', 'hanging'])(
    'pages come from memory and disk while Redis is %s, and are shared again afterward',
    async (how) => {
      const [one, two] = instances();
      await one.cache.set('/', page('home'));
      for (const each of [one, two]) await each.get('/');

      if (how === 'stopped') await redis.stop();
      else redis.pause();
      try {
        expect(htmlOf(await one.get('/'))).toBe('home');
        expect(htmlOf(await one.get('/terms', onDisk('built')))).toBe('built');
        expect(await one.get('/blog/unseen')).toBeNull();
        await one.cache.set('/blog/unseen', page('made by one'));
        expect(htmlOf(await one.get('/blog/unseen'))).toBe('made by one');
        await one.revalidate('posts', { expire: 31_536_000 });
      } finally {
        if (how === 'stopped') await redis.start();
        else redis.resume();
      }

      for (const { link } of [one, two]) await eventually(() => link.run((client) => client.ping()));
      // The pages were revalidated while Redis was down. Both instances learn of it now.
      await eventually(async () => {
        await two.visit('/', 'new home');
        expect(htmlOf(await one.get('/'))).toBe('new home');
      });
    },
  );
});
