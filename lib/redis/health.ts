import 'server-only';
import { cacheCounts } from '@/lib/cache/counts';
import { env } from '@/lib/env';
import type { PartHealth } from '@/lib/health/parts';
import { redisLink } from './shared';

/** How Redis stands, and where this instance has found its pages since it started. Asks Redis for a sign of life. */
export async function redisHealth(): Promise<PartHealth> {
  const link = redisLink(env.REDIS_URL);
  const isWell = await link
    ?.run((redis) => redis.ping())
    .then(
      () => true,
      () => false,
    );
  return { status: isWell ? 'ok' : 'degraded', ...link?.state(), pages: cacheCounts() };
}
