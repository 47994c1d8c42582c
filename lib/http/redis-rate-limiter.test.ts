import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLink, type RedisLink } from '../redis/link.ts';
import { hasRedis, startRedis, type TestRedis } from '../redis/testing/redis.ts';
import { memoryRateLimiter } from './rate-limiter.ts';
import { redisRateLimiter } from './redis-rate-limiter.ts';

describe.skipIf(!hasRedis)('limits that instances share', () => {
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

  const limiters = (limits: { perMinute: number; ceiling?: number }) => {
    const name = randomUUID();
    return links.map((link) => redisRateLimiter(link, name, limits, memoryRateLimiter(limits)));
  };

  test('an address has one allowance, wherever it calls', async () => {
    const [one, two] = limiters({ perMinute: 3 });
    expect([await one?.take('ada'), await two?.take('ada'), await one?.take('ada')]).toEqual([0, 0, 0]);
    const wait = await two?.take('ada');
    expect(wait).toBeGreaterThan(55);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await two?.take('bob')).toBe(0);
  });

  test('a crowd meets the ceiling, and what is refused counts for nobody', async () => {
    const [one, two] = limiters({ perMinute: 2, ceiling: 3 });
    for (const name of ['ada', 'bob', 'cid']) expect(await one?.take(name)).toBe(0);
    expect(await two?.take('dan')).toBeGreaterThan(0);
    expect(await one?.take('ada')).toBeGreaterThan(0);
  });

  test('without Redis each instance counts for itself, at once', async () => {
    const [one, two] = limiters({ perMinute: 1 });
    await redis.stop();
    try {
      expect([await one?.take('ada'), await two?.take('ada')]).toEqual([0, 0]);
      expect(await one?.take('ada')).toBeGreaterThan(0);
    } finally {
      await redis.start();
    }
  });
});
