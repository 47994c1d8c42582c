import { expect, test, vi } from 'vitest';
import { focalPointFor } from './focal-point-for';
import { focalPoints } from './focal-points';

test('a page waits for a picture no longer than its budget', async () => {
  vi.spyOn(focalPoints, 'find').mockReturnValueOnce(new Promise(() => {}));
  const point = await focalPointFor('https://images.ctfassets.net/a.jpg', {
    budgetMs: 20,
    fallback: { focalX: 50, focalY: 45 },
  });
  expect(point).toEqual({ focalX: 50, focalY: 45 });
});

test('it waits for a picture of its own', async () => {
  const point = await focalPointFor('/images/blog/lighthouse.jpg', { budgetMs: 0 });
  expect(point).not.toEqual({ focalX: 50, focalY: 50 });
});

test.each(['/images/absent.jpg', '/images/placeholder.svg', 'https://example.com/a.jpg', 'nonsense', ''])(
  'it never fails: %s',
  async (imageUrl) => {
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {});
    expect(await focalPointFor(imageUrl)).toEqual({ focalX: 50, focalY: 50 });
  },
);
