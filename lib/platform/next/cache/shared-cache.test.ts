import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openLink, type RedisLink } from '../../redis/link.ts';
import { keyOf } from '../../redis/shared.ts';
import { startRedis, type TestRedis } from '../../redis/testing/redis.ts';
import { type Entry, type GetContext, type SetContext, stateOf, TAGS_HEADER } from './cache-entry.ts';
import { encodeEntry } from './encoding.ts';
import { sharedCache } from './shared-cache.ts';
import { mergeTimes, type TagTimes } from './tags.ts';

let redis: TestRedis;
const opened: { close(): void }[] = [];

beforeAll(async () => {
  redis = await startRedis();
  return redis.stop;
});

afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

const reading = { kind: 'APP_PAGE', isFallback: false } as GetContext;
const storing = (revalidate: number | false = 300) =>
  ({ cacheControl: { revalidate, expire: 31_536_000 } }) as SetContext;
const nothingOnDisk = async () => null;
function page(html: string, tags = 'posts'): Entry['value'] {
  return {
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from([0, 255, 128]),
    headers: { [TAGS_HEADER]: tags },
    status: 200,
    postponed: undefined,
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  } as Entry['value'];
}

const onDisk = (html: string) => async () => ({ value: page(html), lastModified: Date.now() });

const nextMoment = () => sleep(5); // what follows within a millisecond counts as the same moment

const htmlOf = (entry: Entry | null) => entry?.value && 'html' in entry.value && entry.value.html;

/** An instance of the site with a memory, a disk and a connection of its own. */
function instance(build: string) {
  const link: RedisLink = openLink(redis.url, () => {});
  const tags = new Map<string, TagTimes>();
  const counts = { memory: 0, redis: 0, disk: 0, none: 0, generated: 0 };
  const cache = sharedCache(link, { build, tags, memoryBytes: 1e6, counts });
  opened.push(cache.log, link);
  return {
    cache,
    counts,
    link,
    async revalidate(tag: string, { expire }: { expire: number }) {
      const times = { stale: Date.now(), expired: Date.now() + expire * 1_000 };
      mergeTimes(tags, [tag], times);
      await cache.log.publish([{ tags: [tag], ...times }]);
      return times;
    },
    /** Resolves once this instance knows that `tag` was revalidated at `times`. */
    learns: (tag: string, times: TagTimes) =>
      vi.waitFor(() => expect(tags.get(tag)).toMatchObject(times), { interval: 5 }),
    get: (key: string, disk: () => Promise<Entry | null> = nothingOnDisk) => cache.get(key, reading, disk),
    /** As Next does it: what is stale is served and made anew behind, what is missing is made first. */
    async visit(key: string, make: () => Promise<string>) {
      const entry = await cache.get(key, reading, nothingOnDisk);
      if (entry && stateOf(entry, reading, tags) === 'fresh') return htmlOf(entry);
      const made = make().then((html) => cache.set(key, page(html), storing()));
      if (entry) return htmlOf(entry);
      await made;
      return htmlOf(await cache.get(key, reading, nothingOnDisk));
    },
  };
}

const instances = () => {
  const build = randomUUID();
  return [instance(build), instance(build), instance(build)] as const;
};

describe('several instances', () => {
  test('a page that one has made is served by all, byte for byte', async () => {
    const [one, two] = instances();
    await one.get('/about');
    await one.cache.set('/about', page('<p>Äbout</p>'), storing());
    const entry = await two.get('/about');
    expect(entry?.value).toEqual(page('<p>Äbout</p>'));
    expect(entry?.cacheControl).toEqual({ revalidate: 300, expire: 31_536_000 });
  });

  test('a page in memory needs no Redis, one that is not needs one round trip', async () => {
    const [one, two] = instances();
    await one.cache.set('/', page('home'), storing());
    await two.get('/warm-up');
    const before = two.link.state().roundTrips;
    await two.get('/');
    expect(two.link.state().roundTrips - before).toBe(1);
    await two.get('/');
    await two.get('/');
    expect(two.link.state().roundTrips - before).toBe(1);
    expect(two.counts).toMatchObject({ redis: 1, memory: 2 });
  });

  test('what one revalidates is old news to nobody after a moment', async () => {
    const [one, two, three] = instances();
    const make = async () => 'new';
    await one.cache.set('/blog', page('old'), storing());
    for (const each of [one, two, three]) expect(await each.visit('/blog', make)).toBe('old');
    await nextMoment();
    const times = await one.revalidate('posts', { expire: 31_536_000 });
    await two.learns('posts', times);
    await three.learns('posts', times);
    expect(await two.visit('/blog', make)).toBe('old');
    for (const each of [one, two, three])
      await vi.waitFor(async () => expect(await each.visit('/blog', make)).toBe('new'));
  });

  test('what is gone is gone at once, everywhere', async () => {
    const [one, two] = instances();
    await one.cache.set('/blog/gone', page('gone', 'post:1'), storing());
    expect(htmlOf(await two.get('/blog/gone'))).toBe('gone');
    await nextMoment();
    await two.learns('post:1', await one.revalidate('post:1', { expire: 0 }));
    expect(await two.get('/blog/gone')).toBeNull();
    expect(await one.cache.known('/blog/gone', reading, nothingOnDisk)).toBeNull();
  });

  test.each([
    ['a stale page', true],
    ['a page that nobody has', false],
  ])('%s is made once, however many ask wherever', async (_, exists) => {
    const all = instances();
    const key = `/blog/${randomUUID()}`;
    if (exists) await all[0].cache.set(key, page('old'), storing(0.001));
    await sleep(20);
    let made = 0;
    const make = async () => {
      made += 1;
      await sleep(150);
      return 'new';
    };
    const answers = await Promise.all(all.map((each) => each.visit(key, make)));
    expect(new Set(answers)).toEqual(new Set([exists ? 'old' : 'new']));
    // Long enough for a second one, had it been begun.
    await sleep(300);
    for (const each of all) expect(await each.visit(key, make)).toBe('new');
    expect(made).toBe(1);
  });

  test('who makes nothing of a page keeps nobody waiting', async () => {
    const [one, two] = instances();
    expect(await one.get('/blog/unknown')).toBeNull();
    const started = Date.now();
    const waiting = two.get('/blog/unknown');
    await one.cache.abandon('/blog/unknown');
    expect(await waiting).toBeNull();
    expect(Date.now() - started).toBeLessThan(1_000);
  });

  test('a stale page that another instance is regenerating is good for a second, in caches in front too', async () => {
    const [one, two] = instances();
    await one.cache.set('/plans', page('old'), storing(0.001));
    await sleep(20);
    expect((await one.get('/plans'))?.cacheControl?.revalidate).toBe(0.001);
    expect((await two.get('/plans'))?.cacheControl?.revalidate).toBe(1);
  });

  test('what changed while a page was being made is not taken to be in it', async () => {
    const [one, two] = instances();
    await one.get('/blog');
    await nextMoment();
    await one.learns('posts', await two.revalidate('posts', { expire: 31_536_000 }));
    await one.cache.set('/blog', page('begun before the change'), storing());
    let made = 0;
    await two.visit('/blog', async () => String(++made));
    expect(made).toBe(1);
  });

  test('a page of the build is shared at its first use, and never across builds', async () => {
    const [one, two] = instances();
    const other = instance(randomUUID());
    expect(htmlOf(await one.get('/terms', onDisk('built')))).toBe('built');
    await sleep(100);
    expect(htmlOf(await two.get('/terms'))).toBe('built');
    expect(await other.get('/terms')).toBeNull();
  });

  test('a wrong entry in Redis is as good as none: the page comes from the disk, or is made', async () => {
    const build = randomUUID();
    const one = instance(build);
    const bytes = await encodeEntry({ lastModified: Date.now(), value: null });
    if (!bytes) throw new Error('The entry is small.');
    for (const path of ['/', '/new'])
      await one.link.run((client) => client.set(keyOf('page', build, path), bytes));
    expect(htmlOf(await one.get('/', onDisk('from the disk')))).toBe('from the disk');
    expect(await one.visit('/new', async () => 'made anew')).toBe('made anew');
    expect(htmlOf(await instance(build).get('/new'))).toBe('made anew');
  });

  test('what is no event in the log is passed over', async () => {
    const [one, two] = instances();
    await one.link.run((client) => client.xAdd(keyOf('tags'), '*', { event: '{"tags"' }));
    await one.link.run((client) => client.xAdd(keyOf('tags'), '*', { event: '{}' }));
    const tag = randomUUID();
    await two.learns(tag, await one.revalidate(tag, { expire: 0 }));
  });

  test('an instance that starts knows what was revalidated before', async () => {
    const build = randomUUID();
    const one = instance(build);
    await one.cache.set('/blog/a', page('a', 'post:a'), storing());
    await nextMoment();
    await one.revalidate('post:a', { expire: 0 });
    expect(await instance(build).get('/blog/a')).toBeNull();
  });
});

describe('without Redis', () => {
  test.each(['stopped', 'hanging'])(
    'pages come from memory and disk while it is %s, and all is shared again after',
    async (how) => {
      const [one, two] = instances();
      await one.cache.set('/', page('home'), storing());
      for (const each of [one, two]) await each.get('/');

      if (how === 'stopped') await redis.stop();
      else redis.pause();
      try {
        const started = Date.now();
        expect(htmlOf(await one.get('/'))).toBe('home');
        expect(htmlOf(await one.get('/terms', onDisk('built')))).toBe('built');
        expect(await one.get('/blog/unseen')).toBeNull();
        await one.cache.set('/blog/unseen', page('made alone'), storing());
        expect(htmlOf(await one.get('/blog/unseen'))).toBe('made alone');
        await one.revalidate('posts', { expire: 31_536_000 });
        expect(Date.now() - started).toBeLessThan(2_500);
      } finally {
        if (how === 'stopped') await redis.start();
        else redis.resume();
      }

      for (const { link } of [one, two])
        await vi.waitFor(() => expect(link.state().isReady).toBe(true), 5_000);
      let made = 0;
      await vi.waitFor(async () => {
        await two.visit('/', async () => String(++made));
        expect(made).toBe(1);
      }, 8_000);
    },
    20_000,
  );
});
