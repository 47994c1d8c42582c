import { hash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same, compared in a time that depends on neither, not even on its length. */
export function timingSafeEqualText(given: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'));
}
