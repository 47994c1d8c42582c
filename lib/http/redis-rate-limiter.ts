import type { RedisLink } from '../redis/link.ts';
import { keyOf } from '../redis/shared.ts';
import type { RateLimiter } from './rate-limiter.ts';

const MINUTE = 60_000;

/** KEYS: the address' count, everybody's count. ARGV: limit, ceiling, window. Gives the milliseconds to wait, or 0. */
const TAKE = `
local full = nil
if tonumber(redis.call('GET', KEYS[1]) or '0') >= tonumber(ARGV[1]) then full = KEYS[1]
elseif tonumber(redis.call('GET', KEYS[2]) or '0') >= tonumber(ARGV[2]) then full = KEYS[2] end
if full then return math.max(1, redis.call('PTTL', full)) end
for _, key in ipairs(KEYS) do
  if redis.call('INCR', key) == 1 then redis.call('PEXPIRE', key, ARGV[3]) end
end
return 0`;

/**
 * The limits of `memoryRateLimiter`, counted by all instances together under `name`. Where Redis can't be asked,
 * `alone` counts for this instance.
 */
export function redisRateLimiter(
  link: RedisLink,
  name: string,
  { perMinute, ceiling = perMinute * 10 }: { perMinute: number; ceiling?: number },
  alone: RateLimiter,
): RateLimiter {
  return {
    async take(key) {
      try {
        const wait = await link.run((redis) =>
          redis.eval(TAKE, {
            keys: [keyOf('limit', name, 'of', key), keyOf('limit', name, 'all')],
            arguments: [String(perMinute), String(ceiling), String(MINUTE)],
          }),
        );
        return Math.ceil(Number(wait) / 1000);
      } catch {
        return alone.take(key);
      }
    },
  };
}
