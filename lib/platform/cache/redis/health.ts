import 'server-only';
import { env } from '../../env.ts';
import type { PartHealth } from '../../observability/health.ts';
import { cacheCounts } from '../counts.ts';
import { redisLink } from './shared.ts';

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
