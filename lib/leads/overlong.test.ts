import { afterEach, describe, expect, test, vi } from 'vitest';
import { formKinds, leadForms } from './forms.ts';
import { judge } from './spam.ts';

afterEach(() => vi.restoreAllMocks());

/** The longest text that any pattern is put to while something runs. */
function longestMatched(run: () => unknown): number {
  let longest = 0;
  const { exec } = RegExp.prototype;
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    longest = Math.max(longest, text.length);
    return exec.call(this, text);
  });
  run();
  vi.restoreAllMocks();
  return longest;
}

describe.each(formKinds)('an overlong value in the form %s', (kind) => {
  const { schema, fields } = leadForms[kind];

  test.each(fields.map(({ name }) => name))('%s is refused before any pattern sees it', (name) => {
    const value = `a${' '.repeat(65_000)}b`;
    expect(longestMatched(() => schema.safeParse({ [name]: value }))).toBeLessThanOrEqual(8_000);
    const issues = schema.safeParse({ [name]: value }).error?.issues ?? [];
    expect(issues.some(({ path }) => path[0] === name)).toBe(true);
  });

  test('text of the longest length, with line breaks as a browser sends them, is accepted', () => {
    const message = fields.find(({ name }) => name === 'message');
    if (!message) return;
    const value = 'a\r\n'.repeat(2000).trimEnd();
    const issues = schema.safeParse({ message: value }).error?.issues ?? [];
    expect(issues.filter(({ path }) => path[0] === 'message')).toEqual([]);
  });
});

test('a long word of another script costs one look at each letter', () => {
  const matched = (letters: number) => {
    const { test: original } = RegExp.prototype;
    let looked = 0;
    vi.spyOn(RegExp.prototype, 'test').mockImplementation(function (this: RegExp, text: string) {
      looked += text.length;
      return original.call(this, text);
    });
    judge({}, { message: 'я'.repeat(letters) }, new Headers());
    vi.restoreAllMocks();
    return looked;
  };
  expect(matched(4000)).toBeLessThanOrEqual(2 * matched(2000));
});
