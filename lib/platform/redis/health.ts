import 'server-only';
import type { PartHealth } from '../observability/health.ts';
import { redisLink } from './shared.ts';

/** How Redis stands. Asks it for a sign of life. */
export async function redisHealth(): Promise<PartHealth> {
  const link = redisLink();
  const pong = await link?.run((redis) => redis.ping()).catch(() => null);
  return { status: pong ? 'ok' : 'degraded', ...link?.state() };
}
