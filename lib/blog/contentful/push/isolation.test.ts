import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');

test('only the push imports the management SDK, and only its command imports the push', () => {
  const files = ['app', 'components', 'content', 'lib'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => path.posix.join(folder, file)),
  );
  const importing = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8'))).sort();
  expect(importing(/['"]contentful-management['"]/)).toEqual([
    'lib/blog/contentful/push/push.ts',
    'lib/blog/contentful/push/type-differences.ts',
  ]);
  expect(importing(/['"][./@\w-]*\/push\/(push|samples|type-differences)['"]/)).toEqual([
    'lib/blog/contentful/cli.ts',
  ]);
  expect(importing(/['"][./@\w-]*contentful\/cli(\.ts)?['"]/)).toEqual([]);
});
