import { logOf } from '../observability/log.ts';
import { openLink, type RedisLink } from './link.ts';

// The cache handler is loaded by Node, routes are bundled: a module of its own each, and one connection for all.
const shared: typeof globalThis & { seaOatRedis?: RedisLink } = globalThis;

/** Every key of ours. Sites that share one Redis need a database number each (`redis://host/1`). */
export const keyOf = (...parts: string[]) => ['sea-oat', ...parts].join(':');

/** This process' link to Redis; null where none is configured. A build never has one: its pages are not for serving yet. */
export function redisLink(url: string | undefined): RedisLink | null {
  if (!url || process.env.NEXT_PHASE === 'phase-production-build') return null;
  shared.seaOatRedis ??= openLink(url, (line) => logOf('redis').warn(line));
  return shared.seaOatRedis;
}
