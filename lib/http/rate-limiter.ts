/** Counts what a key does; in memory below, and anything shared between instances can stand in for it. */
export interface RateLimiter {
  /** Counts one more for the key: 0 if it is allowed, else the seconds to wait. */
  take(key: string): number | Promise<number>;
}

const MINUTE = 60_000;
const MANY_KEYS = 20_000;

/**
 * A limit per key and a ceiling over all keys, each for a minute that starts with the first call. What is
 * refused counts against neither. `now` gives milliseconds.
 */
export function memoryRateLimiter(
  { perMinute, ceiling = perMinute * 10 }: { perMinute: number; ceiling?: number },
  now: () => number = Date.now,
): RateLimiter {
  const windows = new Map<string, { start: number; count: number }>();
  let all = { start: 0, count: 0 };

  return {
    take(key) {
      const time = now();
      if (time - all.start >= MINUTE) all = { start: time, count: 0 };
      // Someone with a great many addresses must not fill the memory.
      if (windows.size >= MANY_KEYS) {
        for (const [old, { start }] of windows) if (time - start >= MINUTE) windows.delete(old);
      }

      const known = windows.get(key);
      const own = known && time - known.start < MINUTE ? known : { start: time, count: 0 };
      const full = own.count >= perMinute ? own : all.count >= ceiling ? all : null;
      if (full) return Math.max(1, Math.ceil((full.start + MINUTE - time) / 1000));

      own.count += 1;
      all.count += 1;
      windows.set(key, own);
      return 0;
    },
  };
}
