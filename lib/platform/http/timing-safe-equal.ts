import { hash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are equal, compared in constant time regardless of length. */
export function timingSafeEqualText(actual: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', actual, 'buffer'), hash('sha256', expected, 'buffer'));
}
