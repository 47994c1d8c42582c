import { expect, test } from 'vitest';
import { countWords, readTimeOf } from './to-post';

test.each([
  [0, '5 min read'],
  [1, '1 min read'],
  [200, '1 min read'],
  [201, '2 min read'],
  [1_200, '6 min read'],
])('%i words: %s', (words, time) => {
  expect(readTimeOf(words)).toBe(time);
});

test('words are what stands between white space', () => {
  expect(countWords(' sea   oats\nand\tsand ')).toBe(4);
});
