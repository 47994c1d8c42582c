import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { parseJson } from '@/lib/platform/parse-json';
import type { RedisLink } from '@/lib/platform/redis/link';
import { keyOf } from '@/lib/platform/redis/shared';
import type { FocalPoint } from './focal-point';

/** Counted up when the same picture gets another point than before: the old ones are then forgotten. */
const ALGORITHM = '2';
const KEPT_S = 30 * 24 * 60 * 60;
const percent = z.number().min(0).max(100);
const point = z.object({ focalX: percent, focalY: percent });

/** The point of a key, computed once however many ask: `size` are remembered here, and all for 30 days in Redis. */
export function focalCache(size: number, link: RedisLink | null = null) {
  const points = new LRUCache<string, FocalPoint, () => Promise<FocalPoint>>({
    max: size,
    // Whoever asked for a point that has to leave meanwhile gets it all the same.
    ignoreFetchAbort: true,
    async fetchMethod(key, _, { context: compute }) {
      const name = keyOf('focal', ALGORITHM, key);
      const text = await link?.run((redis) => redis.get(name)).catch(() => null);
      const stored = point.safeParse(parseJson(text ?? ''));
      if (stored.success) return stored.data;
      const found = await compute();
      await link?.run((redis) => redis.set(name, JSON.stringify(found), { EX: KEPT_S })).catch(() => {});
      return found;
    },
  });
  return (key: string, compute: () => Promise<FocalPoint>) => points.forceFetch(key, { context: compute });
}
