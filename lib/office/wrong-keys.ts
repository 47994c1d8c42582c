import 'server-only';
import { env } from '@/lib/platform/env';
import { clientNetworks } from '@/lib/platform/http/client-address';
import { HttpError } from '@/lib/platform/http/http-error';
import { memoryRateLimiter } from '@/lib/platform/http/rate-limiter';
import { singleton } from '@/lib/platform/singleton';

/** In a flood from more networks, no further ones are counted: a key has 128 random bits. */
const wrongKeys = singleton('office-wrong-keys', () => memoryRateLimiter({ perHour: 60, ceiling: 10_000 }));

/**
 * Returns what the key of a request opens. Throws an HttpError: 404 if `read` returns null because the key is wrong,
 * 429 if too many wrong keys came from the network, an IPv4 address or the IPv6 /56 that a household is given.
 */
export async function openWithKey<Page>(headers: Headers, read: () => Promise<Page | null>): Promise<Page> {
  const [address, ...around] = clientNetworks(headers, env.TRUSTED_PROXIES);
  const network = around.find((one) => one.endsWith('/56')) ?? address;
  if (await wrongKeys.isUsedUp(network))
    throw new HttpError(429, 'too-many-requests', { 'retry-after': '3600' });
  const page = await read();
  if (page !== null) return page;
  await wrongKeys.consume(network);
  throw new HttpError(404, 'unknown-lead');
}
