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
  /** Requests per key. */
  perMinute: number;
  /** Requests per minute of all keys together; ten times `perMinute` by default. */
  ceiling?: number;
  /** Requests that a network idle for an hour may send over the ceiling; one by default. */
  pastCeiling?: number;
}

export type RateLimiter = ReturnType<typeof limiterOf>;

const MINUTE_S = 60;
const HOUR_MS = 60 * 60_000;

const ALL = 'all';

/** The limit of a network, as a multiple of the next smaller network's. */
const STEP = 4;

/** Networks that each limiter remembers. In a larger flood the oldest count as new again, which rejects nobody. */
const REMEMBERED = 10_000;

/** A limiter for this process only. */
export const memoryRateLimiter = (limits: RateLimits): RateLimiter => limiterOf(inMemory(), limits);

/** A limiter for the whole site: its instances share it under `name` if Redis is configured. */
export function siteRateLimiter(name: string, limits: RateLimits): RateLimiter {
  const link = redisLink();
  return link ? redisRateLimiter(link, name, limits) : memoryRateLimiter(limits);
}

/** A limiter that all instances share under `name`. If Redis fails, each instance counts by itself. */
export function redisRateLimiter(link: RedisLink, name: string, limits: RateLimits): RateLimiter {
  // The two commands that the library sends, through the link for its timeout and reconnects.
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

/** The library only counts; `consume` compares the counts with the limits. */
const counted = { points: 0, duration: MINUTE_S };

const inMemory = () => new RateLimiterMemory(counted);

function limiterOf(
  counts: RateLimiterAbstract,
  { perMinute, ceiling = perMinute * 10, pastCeiling = 1 }: RateLimits,
) {
  /** Requests per network until it is idle for an hour. Per instance, even if the counts are shared. */
  const recent = new LRUCache<string, number>({ max: REMEMBERED, ttl: HOUR_MS, perf: performance });

  /** Counts a request of a network and returns whether it may pass the ceiling. */
  function recordRequest(network = ''): boolean {
    const sent = recent.get(network) ?? 0;
    if (network) recent.set(network, sent + 1);
    return network !== '' && sent < pastCeiling;
  }

  return {
    /**
     * Counts a request of `key` and of the networks around it, smallest first. Returns 0 if it is allowed, else the
     * seconds to wait.
     *
     * Per minute, `key` may send `perMinute` requests, each network around it four times as many as the one before, and
     * all keys together `ceiling`. The ceiling never rejects a largest network that was idle for an hour, so a flood
     * from many networks rejects only those in it. Rejected requests and those over the ceiling are not counted, so the
     * ceiling and `REMEMBERED` bound the memory.
     */
    async consume(key: string, ...networks: string[]): Promise<number> {
      const isNew = recordRequest(networks.at(-1));
      const limits = [key, ...networks].map((each, step) => ({
        name: `of:${each}`,
        points: perMinute * STEP ** step,
      }));
      limits.push({ name: ALL, points: ceiling });
      // Check the largest network first, with zero points to only read: a flood's addresses are not stored.
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

/** Adds `points` to a count and returns it, over its limit or not. */
async function count(counts: RateLimiterAbstract, key: string, points: number): Promise<RateLimiterRes> {
  const result = await counts.penalty(key, points);
  if (result.msBeforeNext <= MINUTE_S * 1_000) return result;
  // More than a minute left: the clock was set back.
  await counts.delete(key);
  return counts.penalty(key, points);
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1_000));
