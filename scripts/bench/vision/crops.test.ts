import { expect, test } from 'vitest';
import { bestPossible, coverCrop, largestWindow, shareKept } from './crops';

const picture = {
  width: 1000,
  height: 1000,
  jpeg: Buffer.alloc(0),
  subject: { left: 0, top: 100, width: 200, height: 200 },
};

test.each([
  [1200, 800, 1, { width: 800, height: 800 }],
  [800, 1200, 16 / 9, { width: 800, height: 450 }],
  [1600, 900, 16 / 9, { width: 1600, height: 900 }],
])('of %i x %i, the largest window of %f', (width, height, aspect, window) => {
  expect(largestWindow({ width, height }, aspect)).toEqual(window);
});

test('a crop goes where object-position puts it', () => {
  const top = { left: 0, top: 0, width: 1000, height: 500 };
  expect(coverCrop(picture, 2, { focalX: 10, focalY: 0 })).toEqual(top);
  expect(coverCrop(picture, 2, { focalX: 10, focalY: 100 })).toMatchObject({ top: 500 });
  expect(coverCrop(picture, 0.5, { focalX: 50, focalY: 50 })).toMatchObject({ left: 250 });
});

test('the subject is kept whole, in part or not at all', () => {
  const share = (focalY: number) => shareKept(picture.subject, coverCrop(picture, 2, { focalX: 50, focalY }));
  expect([0, 40, 100].map(share)).toEqual([1, 0.5, 0]);
  expect(bestPossible(picture, 2)).toBe(1);
  expect(bestPossible(picture, 10)).toBe(0.5);
});
