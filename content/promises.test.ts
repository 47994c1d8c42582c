import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Without a target nobody is notified, no mail has an unsubscribe link, and a delivery shares all of its data. */
const unkept =
  /\bnotified\b|one click|unsubscribe link|share (it|your address) with nobody|we write once|are asked to delete|never on a Friday/gi;

const copy = globSync('content/**/*.ts', { exclude: ['**/*.test.ts'] });

test('nothing is promised that nothing keeps', () => {
  expect(copy.flatMap((file) => readFileSync(file, 'utf8').match(unkept) ?? [])).toEqual([]);
});

test('that a person answers at any hour is worded once', () => {
  const repeats = copy.filter((file) => /\bany hour\b/i.test(readFileSync(file, 'utf8')));
  expect(repeats).toEqual(['content/company.ts']);
});

test('no article sends owners to the plans for what a plan does not include, which they do not show', () => {
  const articles = copy.filter((file) => file.includes('/entries/'));
  expect(articles.filter((file) => /beside what it does not/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
