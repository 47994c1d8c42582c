import 'server-only';
import { redisLink } from '../cache/redis/shared.ts';
import { env } from '../env.ts';
import { memoryRateLimiter, type RateLimiter, type RateLimits, redisRateLimiter } from './rate-limiter.ts';

/** A limit for the whole site: shared by its instances where Redis is configured. Each limit has its own `name`. */
export function siteRateLimiter(name: string, limits: RateLimits): RateLimiter {
  const link = redisLink(env.REDIS_URL);
  return link ? redisRateLimiter(link, name, limits) : memoryRateLimiter(limits);
}
