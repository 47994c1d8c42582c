import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Without a target nobody is notified, no mail has an unsubscribe link, and a delivery shares all of its data. */
const unkept =
  /\bnotified\b|one click|unsubscribe link|share (it|your address) with nobody|we write once|are asked to delete|never on a Friday/gi;

test('nothing is promised that nothing keeps', () => {
  const copy = globSync('content/**/*.ts', { exclude: ['**/*.test.ts'] });
  expect(copy.flatMap((file) => readFileSync(file, 'utf8').match(unkept) ?? [])).toEqual([]);
});
