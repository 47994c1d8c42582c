import { vi } from 'vitest';

/** Repeats `check` until it succeeds. The timeout is generous, because it is only for a check that never does. */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 60_000, interval: 5 });
