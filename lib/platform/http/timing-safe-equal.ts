import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same, compared in a time that depends on neither, not even on its length. */
export function timingSafeEqualText(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
