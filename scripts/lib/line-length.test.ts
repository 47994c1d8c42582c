import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LONGEST = 120;

/** Whether a line holds only class names: a string or template, perhaps with its property or attribute. */
const isClassNames = (line: string) => /^\s*(?:[\w-]+[:=] ?)?\{?(['"`])[^'"`]*\1\}?[,;]?$/.test(line);

test(`no line of code is longer than ${LONGEST} characters, except for lists of class names`, () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', ':!content'], {
    encoding: 'utf8',
  });
  const long = files
    .trim()
    .split('\n')
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (line.length > LONGEST && !isClassNames(line) ? `${file}:${at + 1}` : [])),
    );
  expect(long).toEqual([]);
});
