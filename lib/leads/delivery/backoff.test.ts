import { describe, expect, test } from 'vitest';
import { retryAt, timing } from './backoff.ts';

describe('after a failure', () => {
  const now = 1_000_000_000_000;

  test.each([
    [1, 500],
    [2, 750],
    [5, 2_531.25],
    [40, 3_600_000],
    [4000, 3_600_000],
  ])('attempt %i is followed by a wait of up to %i ms, and at least half of it', (attempts, wait) => {
    const claim = { attempts, queuedAt: now - 1000 };
    expect(retryAt(claim, timing, now, () => 1)).toBe(Math.round(now + wait));
    expect(retryAt(claim, timing, now, () => 0)).toBe(Math.round(now + wait / 2));
  });

  test('it goes on for three days, and then the lead is parked', () => {
    const days = (count: number) => now - count * 86_400_000;
    expect(retryAt({ attempts: 20, queuedAt: days(2.99) }, timing, now)).not.toBeNull();
    expect(retryAt({ attempts: 20, queuedAt: days(3) }, timing, now)).toBeNull();
  });
});
