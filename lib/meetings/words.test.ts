import { expect, test } from 'vitest';
import { phoneWords } from './words.ts';

test.each([
  ['+18505550181', '(850) 555-0181'],
  ['8505550181', '(850) 555-0181'],
  ['1 850.555.0181', '(850) 555-0181'],
  ['+18505550181 ext. 12', '(850) 555-0181 ext. 12'],
  ['+4712345678', '+4712345678'],
  ['011 49 30 1234567', '011 49 30 1234567'],
])('the number %s reads %s', (phone, words) => {
  expect(phoneWords(phone)).toBe(words);
});
