import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { regions } from './regions';

test('no two regions have the same id', () => {
  expect(new Set(regions.map(({ id }) => id)).size).toBe(regions.length);
});

test.each(regions)('$id follows the rules for a region', ({ id, longName, partner, destination }) => {
  expect(id, 'id: use lower-case words with hyphens between them, such as nags-head').toMatch(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
  );
  expect(
    longName.length,
    'longName: shorten it to 18 characters, or the buttons of /partner wrap',
  ).toBeLessThanOrEqual(18);
  const description = 'metaDescription: write 41 to 160 characters, or search engines cut or replace it';
  expect(partner.metaDescription.length, description).toBeGreaterThan(40);
  expect(partner.metaDescription.length, description).toBeLessThanOrEqual(160);
  expect(
    existsSync(`public${destination.image.src}`),
    `image: put the picture into public${destination.image.src}, then run npm run pictures`,
  ).toBe(true);
});
