import { z } from 'zod';
import type { RedisLink } from '@/lib/platform/cache/redis/link';
import { keyOf } from '@/lib/platform/cache/redis/shared';
import { parseJson } from '@/lib/platform/parse-json';
import type { FocalCache } from './focal-cache';

/** Counted up when the same picture gets another point than before: the old ones are then forgotten. */
const ALGORITHM = '1';
const KEPT_S = 30 * 24 * 60 * 60;
const percent = z.number().min(0).max(100);
const point = z.object({ focalX: percent, focalY: percent });

/** Focal points in Redis for 30 days, with `near` in front of it; `near` alone where Redis can't be asked. */
export function redisCache(link: RedisLink, near: FocalCache): FocalCache {
  const keyOfPicture = (key: string) => keyOf('focal', ALGORITHM, key);

  return {
    async get(key) {
      const known = await near.get(key);
      if (known) return known;
      const text = await link.run((redis) => redis.get(keyOfPicture(key))).catch(() => null);
      const stored = point.safeParse(parseJson(text ?? ''));
      if (!stored.success) return undefined;
      await near.set(key, stored.data);
      return stored.data;
    },
    async set(key, value) {
      await near.set(key, value);
      await link
        .run((redis) => redis.set(keyOfPicture(key), JSON.stringify(value), { EX: KEPT_S }))
        .catch(() => {});
    },
  };
}
