import { LRUCache } from 'lru-cache';
import type { FocalPoint } from './focal-point';

/** Where focal points are remembered. Asynchronous, so that a cache shared by several instances fits too. */
export type FocalCache = {
  get(key: string): Promise<FocalPoint | undefined>;
  set(key: string, point: FocalPoint): Promise<void>;
};

/** A cache in this process' memory: `size` points, the ones unused the longest leave first. */
export function memoryCache(size: number): FocalCache {
  const points = new LRUCache<string, FocalPoint>({ max: size });
  return {
    get: async (key) => points.get(key),
    async set(key, point) {
      points.set(key, point);
    },
  };
}
