/** Where pages were found since the start of this process. */
export interface CacheCounts {
  memory: number;
  redis: number;
  disk: number;
  none: number;
  /** Pages that this instance was told to make anew. */
  generated: number;
}

// Node loads the cache handler, Next bundles /api/health: two modules, one process.
const shared: typeof globalThis & { seaOatCounts?: CacheCounts } = globalThis;

/** The counts of this process, to be counted up. */
export function cacheCounts(): CacheCounts {
  shared.seaOatCounts ??= { memory: 0, redis: 0, disk: 0, none: 0, generated: 0 };
  return shared.seaOatCounts;
}
