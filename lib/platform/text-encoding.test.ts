import { expect, test } from 'vitest';
import { decodeText, repairEncoding } from './text-encoding';

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

test.each([
  ['UTF-8', [0x68, 0xc3, 0xa9]],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x68, 0xc3, 0xa9]],
  ['UTF-16', [0xff, 0xfe, 0x68, 0x00, 0xe9, 0x00]],
  ['big-endian UTF-16', [0xfe, 0xff, 0x00, 0x68, 0x00, 0xe9]],
])('decodes %s', (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe('hé');
});
