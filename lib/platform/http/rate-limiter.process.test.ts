import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RedisLink } from '../redis/link.ts';
import { keyOf } from '../redis/site-redis.ts';
import { openTestLink, startRedis, type TestRedis } from '../redis/testing/redis.ts';
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

  test('allows the limit, then returns the seconds to wait, and resets after a minute', async () => {
    const { consume } = memoryRateLimiter({ perMinute: 2 });
    expect([await consume('a'), await consume('a'), await consume('b')]).toEqual([0, 0, 0]);
    vi.advanceTimersByTime(15_000);
    expect([await consume('a'), await consume('a')]).toEqual([45, 45]);
    vi.advanceTimersByTime(45_000);
    expect(await consume('a')).toBe(0);
  });

  test('does not count rejected requests against the ceiling', async () => {
    const { consume } = memoryRateLimiter({ perMinute: 1, ceiling: 3 });
    await consume('a');
    for (let attempt = 0; attempt < 50; attempt += 1) expect(await consume('a')).toBe(60);
    expect([await consume('b'), await consume('c')]).toEqual([0, 0]);
  });

  test.each<[string, number, (n: number) => [string, ...string[]]]>([
    ['an address', 1, () => ['a', 'a/56', 'a/48']],
    ['the network around it', 4, (n) => [`${n}`, 'a/56', 'a/48']],
    ['the next larger network', 16, (n) => [`${n}`, `${n >> 1}/56`, 'a/48']],
  ])('limits %s to %i times the rate', async (_, allowed, keysOf) => {
    const { consume } = memoryRateLimiter({ perMinute: 1, ceiling: 1_000 });
    const waits = await Promise.all(Array.from({ length: 64 }, (_, n) => consume(...keysOf(n))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(allowed);
  });

  test('the ceiling never rejects a network that was idle for an hour', async () => {
    const { consume } = memoryRateLimiter({ perMinute: 1, ceiling: 2 });
    const flood = async () => [await consume('a', 'A'), await consume('b', 'B'), await consume('c', 'C')];
    expect(await flood()).toEqual([0, 0, 0]);
    vi.advanceTimersByTime(MINUTE);
    expect(await flood()).toEqual([0, 0, 60]);
    expect([await consume('d', 'D'), await consume('e', 'D')]).toEqual([0, 60]);
    vi.advanceTimersByTime(HOUR + 1);
    expect(await flood()).toEqual([0, 0, 0]);
  });

  test('never rejects a new network, and keeps all others below the ceiling', async () => {
    const after = fc.oneof({ weight: 9, arbitrary: fc.nat(MINUTE / 10) }, fc.nat(2 * HOUR));
    const request = fc.record({ network: fc.nat(9), address: fc.nat(3), after });
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 200 }), async (requests) => {
        const { consume } = memoryRateLimiter({ perMinute: 2, ceiling: 3 });
        const last = new Map<number, number>();
        const start = Date.now();
        let accepted = 0;
        for (const { network, address, after } of requests) {
          vi.advanceTimersByTime(after);
          const isNew = Date.now() - (last.get(network) ?? Number.NEGATIVE_INFINITY) > HOUR;
          last.set(network, Date.now());
          const wait = await consume(`${network}.${address}`, `${network}`);
          if (isNew) expect(wait).toBe(0);
          else if (wait === 0) accepted += 1;
        }
        expect(accepted).toBeLessThanOrEqual(3 * (1 + Math.floor((Date.now() - start) / MINUTE)));
      }),
      { seed: 1 },
    );
  });

  test('a flood of made-up networks uses bounded memory', async () => {
    const { consume } = memoryRateLimiter({ perMinute: 1, ceiling: 10 });
    await consume('first', 'FIRST');
    for (let n = 0; n < 10_000; n += 1) await consume(`${n}`, `network ${n}`);
    // Each stored count has a timer. The counts are those of ten addresses, of their networks, and of the ceiling.
    expect(vi.getTimerCount()).toBeLessThanOrEqual(2 * 10 + 2);
    expect([await consume('first', 'FIRST'), await consume('9999', 'network 9999')]).toEqual([0, 60]);
  });

  test('rejects nobody for longer than a minute, even if the clock is set back', async () => {
    const { consume } = memoryRateLimiter({ perMinute: 1, ceiling: 2 });
    for (const address of ['a', 'a', 'b', 'c']) await consume(address);
    vi.setSystemTime(Date.now() - 24 * HOUR);
    vi.advanceTimersByTime(MINUTE);
    expect([await consume('a'), await consume('b')]).toEqual([0, 0]);
  });

  test('isUsedUp says whether an address has no requests left in this hour, and counts none', async () => {
    const { consume, isUsedUp } = memoryRateLimiter({ perHour: 2, ceiling: 3 });
    const isUsed = () => Promise.all(['a', 'b', 'c'].map(isUsedUp));
    for (const network of ['a', 'b']) await consume(network);
    expect(await isUsed()).toEqual([false, false, false]);
    await consume('a');
    vi.advanceTimersByTime(59 * MINUTE);
    // Although the ceiling is reached, b and c have not used up their own requests.
    expect(await isUsed()).toEqual([true, false, false]);
    vi.advanceTimersByTime(MINUTE);
    expect(await isUsed()).toEqual([false, false, false]);
  });
});

describe('limits that instances share', () => {
  let redis: TestRedis;
  const links: RedisLink[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    links.push(openTestLink(redis.url), openTestLink(redis.url));
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

  test('instances share the count of an address', async () => {
    const { one, two } = instances({ perMinute: 3 });
    expect([await one.consume('ada'), await two.consume('ada'), await one.consume('ada')]).toEqual([0, 0, 0]);
    const wait = await two.consume('ada');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await two.consume('bob')).toBe(0);
  });

  test('instances share the ceiling, and do not count rejected requests', async () => {
    const { name, one, two } = instances({ perMinute: 2, ceiling: 3 });
    for (const address of ['ada', 'bob', 'cid']) expect(await one.consume(address)).toBe(0);
    expect(await two.consume('dan')).toBeGreaterThan(0);
    expect(await one.consume('ada')).toBeGreaterThan(0);
    const stored = await links[0]?.run((client) => client.keys(keyOf('limit', name, '*')));
    expect(stored).toHaveLength(4);
  });

  test('each instance counts by itself if Redis fails', async () => {
    const { one, two } = instances({ perMinute: 1 });
    await redis.stop();
    try {
      expect([await one.consume('ada'), await two.consume('ada')]).toEqual([0, 0]);
      expect(await one.consume('ada')).toBeGreaterThan(0);
    } finally {
      await redis.start();
    }
  });
});
