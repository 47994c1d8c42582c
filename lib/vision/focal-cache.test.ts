import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openLink, type RedisLink } from '@/lib/platform/redis/link';
import { startRedis, type TestRedis } from '@/lib/platform/redis/testing/redis';
import { focalCache } from './focal-cache';

/** Works out this point, and counts how often. */
const point = (focalX: number, focalY = 50) => vi.fn(async () => ({ focalX, focalY }));

test('the points used last stay, the others leave', async () => {
  const find = focalCache(2);
  await find('one', point(1));
  await find('two', point(2));
  await find('one', point(9));
  await find('three', point(3));
  expect(await find('one', point(9))).toEqual({ focalX: 1, focalY: 50 });
  expect(await find('three', point(9))).toEqual({ focalX: 3, focalY: 50 });
  expect(await find('two', point(9))).toEqual({ focalX: 9, focalY: 50 });
});

test('a point that has to leave while it is worked out is given to who asked', async () => {
  const find = focalCache(1);
  const slow = Promise.withResolvers<{ focalX: number; focalY: number }>();
  const asked = find('slow', () => slow.promise);
  await find('other', point(1));
  slow.resolve({ focalX: 7, focalY: 8 });
  expect(await asked).toEqual({ focalX: 7, focalY: 8 });
});

describe('focal points that instances share', () => {
  let redis: TestRedis;
  const links: RedisLink[] = [];
  const instance = () => {
    const link = openLink(redis.url, () => {});
    links.push(link);
    return focalCache(10, link);
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
    const first = point(20, 80.5);
    const second = point(1);
    await one('https://pictures.example/a.jpg', first);
    expect(first).toHaveBeenCalledOnce();
    expect(await two('https://pictures.example/a.jpg', second)).toEqual({ focalX: 20, focalY: 80.5 });
    expect(second).not.toHaveBeenCalled();
  });

  test('without Redis each remembers its own', async () => {
    const [one, two] = [instance(), instance()];
    await redis.stop();
    await one('https://pictures.example/b.jpg', point(1, 2));
    expect(await one('https://pictures.example/b.jpg', point(9))).toEqual({ focalX: 1, focalY: 2 });
    expect(await two('https://pictures.example/b.jpg', point(3))).toEqual({ focalX: 3, focalY: 50 });
    await redis.start();
  });
});
