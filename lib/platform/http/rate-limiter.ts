import { LRUCache } from 'lru-cache';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RedisLink } from '../redis/link.ts';
import { keyOf, redisLink } from '../redis/site-redis.ts';

export interface RateLimits {
  /** Requests of one key in a minute. */
  perMinute: number;
  /** Requests of all keys together in a minute: ten times as many, if not given. */
  ceiling?: number;
  /** Requests of a network that come after an hour without any and pass a ceiling that is reached: one, if not given. */
  pastCeiling?: number;
}

export type RateLimiter = ReturnType<typeof limiterOf>;

const MINUTE_S = 60;
const HOUR_MS = 60 * 60_000;

const ALL = 'all';

/** What a network may send, as a multiple of what the next smaller one may. */
const STEP = 4;

/** Networks remembered by each limiter. In a larger flood the oldest count as new ones again: nobody is refused by it. */
const REMEMBERED = 10_000;

/** Limits of this process only. */
export const memoryRateLimiter = (limits: RateLimits): RateLimiter => limiterOf(inMemory(), limits);

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
  const inRedis = new RateLimiterRedis({
    storeClient,
    useRedisPackage: true,
    keyPrefix: keyOf('limit', name),
    ...counted,
    insuranceLimiter: inMemory(),
  });
  return limiterOf(inRedis, limits);
}

/** The library only counts: how many points a key has is decided in `take`. */
const counted = { points: 0, duration: MINUTE_S };

const inMemory = () => new RateLimiterMemory(counted);

function limiterOf(
  counts: RateLimiterAbstract,
  { perMinute, ceiling = perMinute * 10, pastCeiling = 1 }: RateLimits,
) {
  /** What each network has sent since an hour without any request. Of this instance only, also where counts are shared. */
  const recent = new LRUCache<string, number>({ max: REMEMBERED, ttl: HOUR_MS, perf: performance });

  /** Counts a request of a network, and returns whether the ceiling leaves it out. */
  function isNewcomer(network = ''): boolean {
    const sent = recent.get(network) ?? 0;
    if (network) recent.set(network, sent + 1);
    return network !== '' && sent < pastCeiling;
  }

  return {
    /**
     * Counts one more request of `key`, and of the networks around it from the smallest to the largest. Returns 0 if it is
     * allowed, else the seconds to wait.
     *
     * In a minute `key` may send `perMinute` requests, each network around it four times as many as the one before, and all
     * keys together `ceiling`. The ceiling never refuses a largest network that has sent nothing in the last hour: a flood
     * from many networks refuses those who take part in it and nobody else. A refused request counts nowhere, and neither
     * does one past the ceiling, so the ceiling and `REMEMBERED` bound what is stored.
     */
    async take(key: string, ...networks: string[]): Promise<number> {
      const isNew = isNewcomer(networks.at(-1));
      const limits = [key, ...networks].map((each, step) => ({
        name: `of:${each}`,
        points: perMinute * STEP ** step,
      }));
      limits.push({ name: ALL, points: ceiling });
      // From outside in, and zero points read the count only: the addresses of a flood are not stored.
      for (const { name, points } of limits.toReversed()) {
        const sent = await count(counts, name, 0);
        if (sent.consumedPoints >= points) return name === ALL && isNew ? 0 : secondsOf(sent);
      }
      for (const { name, points } of limits) {
        const sent = await count(counts, name, 1);
        if (sent.consumedPoints > points && !(name === ALL && isNew)) return secondsOf(sent);
      }
      return 0;
    },
  };
}

/** Adds to a count and returns where it stands, full or not. */
async function count(counts: RateLimiterAbstract, key: string, points: number): Promise<RateLimiterRes> {
  const result = await counts.penalty(key, points);
  if (result.msBeforeNext <= MINUTE_S * 1_000) return result;
  // More than the whole minute to go: the clock was set back.
  await counts.delete(key);
  return counts.penalty(key, points);
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1_000));
