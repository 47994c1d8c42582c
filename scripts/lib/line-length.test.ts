import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MAX_LENGTH = 120;

/** A line with this text may be longer, because a data URL in a style sheet can't be wrapped. */
const DATA_URL = 'url("data:';

/** Whether a line has only a quoted list of class names, most of them with a hyphen, colon or bracket. */
function isClassList(line: string): boolean {
  const quoted = /^\s*(?:<\w+ )?(?:[\w-]+ ?[:=] ?)?\{?['"`](.*)['"`]\}?[,;>]?$/;
  const names = quoted.exec(line)?.[1]?.split(' ') ?? [];
  const styled = names.filter((name) => /^[^\s,.;]*[-:[]/.test(name));
  return styled.length > 0 && styled.length * 2 >= names.length;
}

test(`no line of code is longer than ${MAX_LENGTH} characters, except for class names and data URLs`, () => {
  const args = ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', ':!content'];
  const files = execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');
  const long = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        line.length > MAX_LENGTH && !isClassList(line) && !line.includes(DATA_URL) ? `${file}:${at + 1}` : [],
      ),
  );
  expect(long).toEqual([]);
});
