import { singleton } from '../singleton.ts';

export type CacheCounts = ReturnType<typeof cacheCounts>;

/** Where pages were found since the start of this process, and how many it was told to make anew: to be counted up. */
export function cacheCounts() {
  return singleton('cache-counts', () => ({ memory: 0, redis: 0, disk: 0, none: 0, generated: 0 }));
}
