import { hash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are equal, compared in constant time regardless of length. */
export function timingSafeEqualText(given: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'));
}
