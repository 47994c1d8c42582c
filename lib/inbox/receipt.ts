import { randomBytes } from 'node:crypto';

/** Every receipt number begins with this. */
export const RECEIPT_PREFIX = 'SO-';

/** Matches a receipt number such as "SO-7K3M-9QXP". */
export const RECEIPT = /^SO-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** Crockford's base 32 has no letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a receipt number: 40 random bits, easy to read over the phone. */
export function createReceipt(): string {
  const letters = Array.from(randomBytes(8), (byte) => ALPHABET[byte % 32]).join('');
  return `${RECEIPT_PREFIX}${letters.slice(0, 4)}-${letters.slice(4)}`;
}
