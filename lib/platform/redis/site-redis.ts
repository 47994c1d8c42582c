import { env } from '../env.ts';
import { isBuilding } from '../next/build-phase.ts';
import type { PartHealth } from '../observability/health.ts';
import { logOf } from '../observability/log.ts';
import { singleton } from '../singleton.ts';
import { openLink, type RedisLink } from './link.ts';

/** Every site has the same prefix, so sites that share a Redis server need separate databases (`redis://host/1`). */
export const keyOf = (...parts: string[]) => ['sea-oat', ...parts].join(':');

export function redisLink(): RedisLink | null {
  const url = env.REDIS_URL;
  if (!url || isBuilding()) return null;
  return singleton('redis', () => openLink(url, (line) => logOf('redis').warn(line)));
}

/** Writes to Redis, because a full or read-only Redis still responds to PING. */
export async function redisHealth(link = redisLink()): Promise<PartHealth> {
  const isWritten = await link
    ?.run((redis) => redis.set(keyOf('health'), '', { EX: 60 }), 'SET')
    .catch(() => null);
  const reason = link?.getRejection();
  return { status: isWritten && !reason ? 'ok' : 'degraded', ...(reason && { reason }) };
}
