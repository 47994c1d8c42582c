import { expect, test } from 'vitest';
import { repairEncoding } from './repair-encoding';

test.each([
  ['Donâ€™t goâ€”now', 'Don’t go—now'],
  ['CafÃ© crÃ¨me, 5Â°', 'Café crème, 5°'],
  ['Sunny ðŸ˜€', 'Sunny 😀'],
  ['ï»¿Name', 'Name'],
  ['Don\x92t', 'Don’t'],
  // Letters before punctuation
  ['CAFÉ…', 'CAFÉ…'],
  ['JOSÉ’S “SPAß”', 'JOSÉ’S “SPAß”'],
])('%s is %s', (text, repaired) => expect(repairEncoding(text)).toBe(repaired));
