import { expect, test } from 'vitest';
import { excerptOf } from './to-post';

test.each([
  ['a short text stays', 'Go early.', 'Go early.'],
  ['white space is one space', 'Go \n\n early. ', 'Go early.'],
  ['200 characters stay', 'x'.repeat(200), 'x'.repeat(200)],
  ['201 are cut', 'x'.repeat(201), `${'x'.repeat(200)}…`],
  ['no space before the ellipsis', `${'x'.repeat(199)} yyy`, `${'x'.repeat(199)}…`],
  ['an emoji is not halved', `${'x'.repeat(199)}🌊 and more`, `${'x'.repeat(199)}…`],
  ['nothing is nothing', '', ''],
])('%s', (_, text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt);
});
