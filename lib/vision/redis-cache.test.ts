import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLink, type RedisLink } from '@/lib/platform/cache/redis/link';
import { startRedis, type TestRedis } from '@/lib/platform/cache/redis/testing/redis';
import { memoryCache } from './focal-cache';
import { redisCache } from './redis-cache';

describe('focal points that instances share', () => {
  let redis: TestRedis;
  const links: RedisLink[] = [];
  const instance = () => {
    const link = openLink(redis.url, () => {});
    links.push(link);
    return redisCache(link, memoryCache(10));
  };

  beforeAll(async () => {
    redis = await startRedis();
  }, 20_000);

  afterAll(async () => {
    for (const link of links) link.close();
    await redis.stop();
  });

  test('what one has found, the others know', async () => {
    const [one, two] = [instance(), instance()];
    expect(await two.get('https://pictures.example/a.jpg')).toBeUndefined();
    await one.set('https://pictures.example/a.jpg', { focalX: 20, focalY: 80.5 });
    expect(await two.get('https://pictures.example/a.jpg')).toEqual({ focalX: 20, focalY: 80.5 });
  });

  test('without Redis each remembers its own', async () => {
    const [one, two] = [instance(), instance()];
    await redis.stop();
    await one.set('https://pictures.example/b.jpg', { focalX: 1, focalY: 2 });
    expect(await one.get('https://pictures.example/b.jpg')).toEqual({ focalX: 1, focalY: 2 });
    expect(await two.get('https://pictures.example/b.jpg')).toBeUndefined();
    await redis.start();
  });
});
