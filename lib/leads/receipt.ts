import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letter that is mistaken for another or for a digit when read out. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new receipt number such as "SO-7K3M-9QXP": 40 random bits, easy to read out on the telephone. */
export function newReceipt(): string {
  const letters = Array.from(randomBytes(8), (byte) => ALPHABET[byte % 32]).join('');
  return `SO-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
