import { expect, test } from 'vitest';
import { memoryCache } from './focal-cache';

test('the points used last stay, the others leave', async () => {
  const cache = memoryCache(2);
  const point = (focalX: number) => ({ focalX, focalY: 50 });
  await cache.set('one', point(1));
  await cache.set('two', point(2));
  await cache.get('one');
  await cache.set('three', point(3));
  expect(await cache.get('one')).toEqual(point(1));
  expect(await cache.get('two')).toBeUndefined();
  expect(await cache.get('three')).toEqual(point(3));
});
