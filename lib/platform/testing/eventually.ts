import { vi } from 'vitest';

/** The timeout only ends a hang. */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 60_000, interval: 5 });
