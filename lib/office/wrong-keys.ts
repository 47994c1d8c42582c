import 'server-only';
import { env } from '@/lib/platform/env';
import { subscriberNetworks } from '@/lib/platform/http/client-address';
import { HttpError } from '@/lib/platform/http/http-error';
import { memoryRateLimiter } from '@/lib/platform/http/rate-limiter';
import { singleton } from '@/lib/platform/singleton';

/** In a flood, wrong keys past `ceiling` may go uncounted. That is harmless, because a key has 128 random bits. */
const wrongKeys = singleton('office-wrong-keys', () => memoryRateLimiter({ perHour: 60, ceiling: 10_000 }));

/** Throws an HttpError: 404 if `read` returns null, 429 after too many wrong keys from an IPv4 address or IPv6 /56. */
export async function openWithKey<Page>(headers: Headers, read: () => Promise<Page | null>): Promise<Page> {
  const [network = ''] = subscriberNetworks(headers, env.TRUSTED_PROXIES);
  if (await wrongKeys.isUsedUp(network))
    throw new HttpError(429, 'too-many-requests', { 'retry-after': '3600' });
  const page = await read();
  if (page !== null) return page;
  await wrongKeys.consume(network);
  throw new HttpError(404, 'unknown-lead');
}
