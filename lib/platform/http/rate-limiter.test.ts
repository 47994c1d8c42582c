import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLink, type RedisLink } from '../redis/link.ts';
import { keyOf } from '../redis/shared.ts';
import { startRedis, type TestRedis } from '../redis/testing/redis.ts';
import { memoryRateLimiter, type RateLimits, redisRateLimiter } from './rate-limiter.ts';

const HOUR = 60 * 60_000;

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

  test('a flood of addresses is not remembered beyond the ceiling', async () => {
    const { take } = memoryRateLimiter({ perMinute: 1, ceiling: 10 });
    for (let address = 0; address < 1_000; address += 1) await take(String(address));
    // Each remembered count has a timer: ten addresses, and all together.
    expect(vi.getTimerCount()).toBe(11);
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
  }, 20_000);

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

  test('a Redis whose clock was set back refuses nobody', async () => {
    const { name, one } = instances({ perMinute: 1 });
    expect([await one.take('ada'), await one.take('ada')]).toEqual([0, expect.any(Number)]);
    // What such a Redis says: counts that have an hour to go.
    await links[0]?.run((client) =>
      Promise.all(
        ['of:ada', 'all'].map((key) => client.sendCommand(['PEXPIRE', keyOf('limit', name, key), `${HOUR}`])),
      ),
    );
    expect(await one.take('ada')).toBe(0);
    expect(await one.take('ada')).toBeLessThanOrEqual(60);
  });

  test('without Redis each instance counts for itself, at once', async () => {
    const { one, two } = instances({ perMinute: 1 });
    await redis.stop();
    try {
      const start = performance.now();
      expect([await one.take('ada'), await two.take('ada')]).toEqual([0, 0]);
      expect(await one.take('ada')).toBeGreaterThan(0);
      expect(performance.now() - start).toBeLessThan(1_000);
    } finally {
      await redis.start();
    }
  });
});
