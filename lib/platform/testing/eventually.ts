import { vi } from 'vitest';

/** Calls `check` until it no longer throws, and returns its value. The limit ends only a hang. */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 60_000, interval: 5 });
