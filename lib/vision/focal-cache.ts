import type { FocalPoint } from './focal-point';

/** Where focal points are remembered. Asynchronous, so that a cache shared by several instances fits too. */
export type FocalCache = {
  get(key: string): Promise<FocalPoint | undefined>;
  set(key: string, point: FocalPoint): Promise<void>;
};

/** A cache in this process' memory: `size` points, the ones unused the longest leave first. */
export function memoryCache(size: number): FocalCache {
  const points = new Map<string, FocalPoint>();

  return {
    async get(key) {
      const point = points.get(key);
      if (point) {
        points.delete(key);
        points.set(key, point);
      }
      return point;
    },
    async set(key, point) {
      points.delete(key);
      points.set(key, point);
      const oldest = points.keys().next();
      if (points.size > size && !oldest.done) points.delete(oldest.value);
    },
  };
}
