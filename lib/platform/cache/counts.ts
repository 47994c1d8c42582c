import { singleton } from '../singleton.ts';

/** Where pages were found since the start of this process. */
export interface CacheCounts {
  memory: number;
  redis: number;
  disk: number;
  none: number;
  /** Pages that this instance was told to make anew. */
  generated: number;
}

/** The counts of this process, to be counted up. */
export function cacheCounts(): CacheCounts {
  return singleton('cache-counts', () => ({ memory: 0, redis: 0, disk: 0, none: 0, generated: 0 }));
}
