import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RedisLink } from '../redis/link.ts';
import { keyOf, redisLink } from '../redis/shared.ts';

/** Requests a minute for each key, and for all keys together (ten times as many, if not given). */
export interface RateLimits {
  perMinute: number;
  ceiling?: number;
}

export type RateLimiter = ReturnType<typeof limiterOf>;

const MINUTE_S = 60;
const ALL = 'all';

/** Limits of this process alone. */
export const memoryRateLimiter = (limits: RateLimits): RateLimiter => limiterOf(inMemory, limits);

/** A limit for the whole site: shared by its instances where Redis is configured. Each limit has its own `name`. */
export function siteRateLimiter(name: string, limits: RateLimits): RateLimiter {
  const link = redisLink();
  return link ? redisRateLimiter(link, name, limits) : memoryRateLimiter(limits);
}

/** Limits that all instances share under `name`. While Redis can't be asked, each instance counts for itself. */
export function redisRateLimiter(link: RedisLink, name: string, limits: RateLimits): RateLimiter {
  // The two commands that the library sends: through the link, which gives up in time and reconnects.
  const storeClient = {
    eval: (script: string, parts: { keys: string[]; arguments: string[] }) =>
      link.run((redis) => redis.eval(script, parts)),
    del: (key: string) => link.run((redis) => redis.del(key)),
  };
  const inRedis = (points: number) =>
    new RateLimiterRedis({
      storeClient,
      useRedisPackage: true,
      keyPrefix: keyOf('limit', name),
      points,
      duration: MINUTE_S,
      insuranceLimiter: inMemory(points),
    });
  return limiterOf(inRedis, limits);
}

const inMemory = (points: number) => new RateLimiterMemory({ points, duration: MINUTE_S });

function limiterOf(
  limit: (points: number) => RateLimiterAbstract,
  { perMinute, ceiling = perMinute * 10 }: RateLimits,
) {
  const [each, all] = [limit(perMinute), limit(ceiling)];
  return {
    /** Counts one more request for the key: 0 if it is allowed, else the seconds to wait. */
    async take(key: string): Promise<number> {
      // Zero points read the count only. While all together are too many, the addresses of a flood are not stored.
      const total = await count(all, ALL, 0);
      if (total.remainingPoints < 1) return secondsOf(total);
      const own = await count(each, `of:${key}`, 1);
      if (own.consumedPoints > each.points) return secondsOf(own);
      const sum = await count(all, ALL, 1);
      return sum.consumedPoints > all.points ? secondsOf(sum) : 0;
    },
  };
}

/** Adds to a count and returns where it stands, full or not. */
async function count(limiter: RateLimiterAbstract, key: string, points: number): Promise<RateLimiterRes> {
  const result = await limiter.penalty(key, points);
  if (result.msBeforeNext <= MINUTE_S * 1_000) return result;
  // More than the whole minute to go: the clock was set back.
  await limiter.delete(key);
  return limiter.penalty(key, points);
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1_000));
