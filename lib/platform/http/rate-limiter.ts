import { LRUCache } from 'lru-cache';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RedisLink } from '../redis/link.ts';
import { keyOf, redisLink } from '../redis/site-redis.ts';

/** Max requests of each key in a minute or an hour. */
export type RateLimits = ({ perMinute: number } | { perHour: number }) & {
  /** Max requests of all keys together in that time; ten times the limit per key by default. */
  ceiling?: number;
  /** How many requests a network that was idle for an hour may send over the ceiling; one by default. */
  pastCeiling?: number;
};

export type RateLimiter = {
  /**
   * Counts a request of `key` and of the networks that contain it, smallest first. Returns 0 if the request is
   * allowed, else the seconds to wait.
   */
  consume(key: string, ...networks: string[]): Promise<number>;
  /** Whether a key has used up its requests. Counts none, and ignores the ceiling. */
  isUsedUp(key: string): Promise<boolean>;
};

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** Name of the counter for all keys together. No key has this name. */
const ALL = 'all';

/** The limit of a network is this many times the limit of the next smaller network in it. */
const LIMIT_FACTOR = 4;

/** How many networks each limiter remembers. Beyond that, the oldest count as new and may pass the ceiling again. */
const MAX_NETWORKS = 10_000;

/** For what each process must protect, such as its CPU, and for secrets that nobody can guess at any rate. */
export const memoryRateLimiter = (limits: RateLimits) => createLimiter(createCounter(limits), limits);

/** For limits that count for all instances together. */
export function siteRateLimiter(name: string, limits: RateLimits): RateLimiter {
  const link = redisLink();
  return link ? redisRateLimiter(link, name, limits) : memoryRateLimiter(limits);
}

/** If Redis fails, each instance counts by itself. */
export function redisRateLimiter(link: RedisLink, name: string, limits: RateLimits): RateLimiter {
  // Sends the library's command through our link, because the link has a timeout and reconnects.
  const storeClient = {
    eval: (script: string, parts: { keys: string[]; arguments: string[] }) =>
      link.run((redis) => redis.eval(script, parts), 'EVAL'),
  };
  const inRedis = new RateLimiterRedis({
    storeClient,
    useRedisPackage: true,
    keyPrefix: keyOf('limit', name),
    ...counterOptions(limits),
    insuranceLimiter: createCounter(limits),
  });
  return createLimiter(inRedis, limits);
}

/** Sets no limit (`points` is 0): the library only counts, and `consume` compares the counts with the limits. */
const counterOptions = (limits: RateLimits) => ({
  points: 0,
  duration: 'perHour' in limits ? HOUR_S : MINUTE_S,
});

const createCounter = (limits: RateLimits) => new RateLimiterMemory(counterOptions(limits));

function createLimiter(counts: RateLimiterAbstract, limits: RateLimits): RateLimiter {
  const limit = 'perHour' in limits ? limits.perHour : limits.perMinute;
  const { ceiling = limit * 10, pastCeiling = 1 } = limits;
  /** Requests of each network since it was last idle for an hour. Each instance counts these for itself. */
  const recent = new LRUCache<string, number>({ max: MAX_NETWORKS, ttl: HOUR_S * 1_000, perf: performance });

  /** Counts a request of a network and returns whether it may pass the ceiling. */
  function recordRequest(network = ''): boolean {
    const sent = recent.get(network) ?? 0;
    if (network) recent.set(network, sent + 1);
    return network !== '' && sent < pastCeiling;
  }

  return {
    /**
     * Each network may send four times as many requests as the next smaller one, and all keys together may send
     * `ceiling`. If the largest of `networks` was idle for an hour, the ceiling doesn't reject its first requests, so a
     * flood from many networks doesn't lock out others. Rejected requests and those over the ceiling are not counted,
     * so the ceiling and `MAX_NETWORKS` limit memory.
     */
    async consume(key, ...networks) {
      const isNew = recordRequest(networks.at(-1));
      const steps = [key, ...networks].map((name, step) => ({ name, points: limit * LIMIT_FACTOR ** step }));
      steps.push({ name: ALL, points: ceiling });
      // First only read the counts (adding zero points), largest network first: if a network has used up its requests,
      // the addresses in it are not stored. So a flood of addresses takes no memory.
      for (const { name, points } of steps.toReversed()) {
        const sent = await counts.penalty(name, 0);
        if (sent.consumedPoints >= points) return name === ALL && isNew ? 0 : secondsOf(sent);
      }
      for (const { name, points } of steps) {
        const sent = await counts.penalty(name, 1);
        if (sent.consumedPoints > points && !(name === ALL && isNew)) return secondsOf(sent);
      }
      return 0;
    },

    async isUsedUp(key) {
      return ((await counts.get(key))?.consumedPoints ?? 0) >= limit;
    },
  };
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1_000));
