import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLink, type RedisLink } from '../redis/link.ts';
import { keyOf } from '../redis/site-redis.ts';
import { startRedis, type TestRedis } from '../redis/testing/redis.ts';
import { memoryRateLimiter, type RateLimits, redisRateLimiter } from './rate-limiter.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('limits of one process', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a minute’s worth is allowed, the rest gets the seconds to wait, and a minute later all counts are reset', async () => {
    const { take } = memoryRateLimiter({ perMinute: 2 });
    expect([await take('a'), await take('a'), await take('b')]).toEqual([0, 0, 0]);
    vi.advanceTimersByTime(15_000);
    expect([await take('a'), await take('a')]).toEqual([45, 45]);
    vi.advanceTimersByTime(45_000);
    expect(await take('a')).toBe(0);
  });

  test('all addresses together have a ceiling', async () => {
    const { take } = memoryRateLimiter({ perMinute: 2, ceiling: 3 });
    expect([await take('a'), await take('b'), await take('c'), await take('d')]).toEqual([0, 0, 0, 60]);
  });

  test('what one address is refused takes nothing from the others', async () => {
    const { take } = memoryRateLimiter({ perMinute: 1, ceiling: 3 });
    await take('a');
    for (let attempt = 0; attempt < 50; attempt += 1) expect(await take('a')).toBe(60);
    expect([await take('b'), await take('c')]).toEqual([0, 0]);
  });

  test.each<[string, number, (n: number) => [string, ...string[]]]>([
    ['an address', 1, () => ['a', 'a/56', 'a/48']],
    ['the network around it four times as much', 4, (n) => [`${n}`, 'a/56', 'a/48']],
    ['the next one four times as much again', 16, (n) => [`${n}`, `${n >> 1}/56`, 'a/48']],
  ])('a minute’s worth is for %s', async (_, allowed, keysOf) => {
    const { take } = memoryRateLimiter({ perMinute: 1, ceiling: 1_000 });
    const waits = await Promise.all(Array.from({ length: 64 }, (_, n) => take(...keysOf(n))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(allowed);
  });

  test('the ceiling never refuses a network that has sent nothing in the last hour', async () => {
    const { take } = memoryRateLimiter({ perMinute: 1, ceiling: 2 });
    const flood = async () => [await take('a', 'A'), await take('b', 'B'), await take('c', 'C')];
    expect(await flood()).toEqual([0, 0, 0]);
    vi.advanceTimersByTime(MINUTE);
    expect(await flood()).toEqual([0, 0, 60]);
    expect([await take('d', 'D'), await take('e', 'D')]).toEqual([0, 60]);
    vi.advanceTimersByTime(HOUR + 1);
    expect(await flood()).toEqual([0, 0, 0]);
  });

  test('new networks are never refused, and all others stay below the ceiling', async () => {
    const after = fc.oneof({ weight: 9, arbitrary: fc.nat(MINUTE / 10) }, fc.nat(2 * HOUR));
    const request = fc.record({ network: fc.nat(9), address: fc.nat(3), after });
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 200 }), async (requests) => {
        const { take } = memoryRateLimiter({ perMinute: 2, ceiling: 3 });
        const last = new Map<number, number>();
        const start = Date.now();
        let accepted = 0;
        for (const { network, address, after } of requests) {
          vi.advanceTimersByTime(after);
          const isNew = Date.now() - (last.get(network) ?? Number.NEGATIVE_INFINITY) > HOUR;
          last.set(network, Date.now());
          const wait = await take(`${network}.${address}`, `${network}`);
          if (isNew) expect(wait).toBe(0);
          else if (wait === 0) accepted += 1;
        }
        expect(accepted).toBeLessThanOrEqual(3 * (1 + Math.floor((Date.now() - start) / MINUTE)));
      }),
    );
  });

  test('a flood of made-up networks is not remembered without end', async () => {
    const { take } = memoryRateLimiter({ perMinute: 1, ceiling: 10 });
    await take('first', 'FIRST');
    for (let n = 0; n < 10_000; n += 1) await take(`${n}`, `network ${n}`);
    // Each stored count has a timer: ten addresses, their networks, and all together.
    expect(vi.getTimerCount()).toBeLessThanOrEqual(2 * 10 + 2);
    expect([await take('first', 'FIRST'), await take('9999', 'network 9999')]).toEqual([0, 60]);
  });

  test.each([HOUR, 24 * HOUR])('a clock set back by %i ms refuses nobody', async (back) => {
    const { take } = memoryRateLimiter({ perMinute: 1, ceiling: 2 });
    expect([await take('a'), await take('a'), await take('b'), await take('c')]).toEqual([0, 60, 0, 60]);
    vi.setSystemTime(Date.now() - back);
    expect([await take('a'), await take('b')]).toEqual([0, 0]);
  });
});

describe('limits that instances share', () => {
  let redis: TestRedis;
  const links: RedisLink[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    links.push(
      openLink(redis.url, () => {}),
      openLink(redis.url, () => {}),
    );
  });

  afterAll(async () => {
    for (const link of links) link.close();
    await redis.stop();
  });

  function instances(limits: RateLimits) {
    const name = randomUUID();
    const [one, two] = links.map((link) => redisRateLimiter(link, name, limits));
    if (!one || !two) throw new Error('Two links are open.');
    return { name, one, two };
  }

  test('an address has one allowance, wherever it calls', async () => {
    const { one, two } = instances({ perMinute: 3 });
    expect([await one.take('ada'), await two.take('ada'), await one.take('ada')]).toEqual([0, 0, 0]);
    const wait = await two.take('ada');
    expect(wait).toBeGreaterThan(55);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await two.take('bob')).toBe(0);
  });

  test('a crowd meets the ceiling, and what is refused counts for nobody', async () => {
    const { name, one, two } = instances({ perMinute: 2, ceiling: 3 });
    for (const address of ['ada', 'bob', 'cid']) expect(await one.take(address)).toBe(0);
    expect(await two.take('dan')).toBeGreaterThan(0);
    expect(await one.take('ada')).toBeGreaterThan(0);
    const stored = await links[0]?.run((client) => client.keys(keyOf('limit', name, '*')));
    expect(stored).toHaveLength(4);
  });

  test('without Redis each instance counts for itself', async () => {
    const { one, two } = instances({ perMinute: 1 });
    await redis.stop();
    try {
      expect([await one.take('ada'), await two.take('ada')]).toEqual([0, 0]);
      expect(await one.take('ada')).toBeGreaterThan(0);
    } finally {
      await redis.start();
    }
  });
});
