import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new key of 192 random bits, for the address of a meeting's page. */
export const newKey = () => randomBytes(24).toString('base64url');

/** What is stored of a key. */
export const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Whether two texts are the same, in the same time whatever they are. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
}
