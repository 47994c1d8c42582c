import 'server-only';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/platform/env';
import { clientNetworks } from '@/lib/platform/http/client-address';
import { singleton } from '@/lib/platform/singleton';

const MOST = 60;
const HOUR = 3_600_000;

/** In a flood from more networks, the oldest count as new again: a key has 128 random bits. */
const counts = singleton(
  'office-wrong-keys',
  () => new LRUCache<string, number>({ max: 10_000, ttl: HOUR, noUpdateTTL: true, perf: performance }),
);

/** An IPv4 address, or the IPv6 /56 that a household is given. */
function networkOf(headers: Headers): string {
  const [address, ...around] = clientNetworks(headers, env.TRUSTED_PROXIES);
  return around.find((network) => network.endsWith('/56')) ?? address;
}

/** Whether too many wrong keys came from the network of a request. */
export const isGuessing = (headers: Headers) => (counts.get(networkOf(headers)) ?? 0) >= MOST;

/** Counts a wrong key against the network of a request. */
export function countWrongKey(headers: Headers): void {
  const network = networkOf(headers);
  counts.set(network, (counts.get(network) ?? 0) + 1);
}
