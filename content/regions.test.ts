import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { regions } from './regions';

test('no two regions have the same id', () => {
  expect(new Set(regions.map(({ id }) => id)).size).toBe(regions.length);
});

test.each(regions)('$id follows the rules for a region', ({ id, longName, partner, destination }) => {
  expect(id, 'id: lower-case words with hyphens between them').toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(longName.length, 'longName: 18 characters at most').toBeLessThanOrEqual(18);
  expect(partner.metaDescription.length, 'metaDescription: 41 to 160 characters').toBeGreaterThan(40);
  expect(partner.metaDescription.length, 'metaDescription: 41 to 160 characters').toBeLessThanOrEqual(160);
  expect(existsSync(`public${destination.image.src}`), `${destination.image.src} in public/`).toBe(true);
});
