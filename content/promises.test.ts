import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** False promises: the site may have nobody to notify, sends no unsubscribe links, passes all data to lead targets. */
const unkeptPromises =
  /\bnotified\b|one click|unsubscribe link|share (it|your address) with nobody|we write once|are asked to delete|never on a Friday/gi;

const copyFiles = globSync('content/**/*.ts', { exclude: ['**/*.test.ts'] });

test('the copy promises nothing that the site does not do', () => {
  expect(copyFiles.flatMap((file) => readFileSync(file, 'utf8').match(unkeptPromises) ?? [])).toEqual([]);
});

test('only one sentence says that a person answers at any hour', () => {
  const repeats = copyFiles.filter((file) => /\bany hour\b/i.test(readFileSync(file, 'utf8')));
  expect(repeats).toEqual(['content/company.ts']);
});
