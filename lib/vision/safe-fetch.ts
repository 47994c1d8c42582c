import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, fetch } from 'undici';
import { env } from '@/lib/platform/env';
import { HttpError } from '@/lib/platform/http/http-error';
import { readStream } from '@/lib/platform/http/read-body';
import { checkPictureHost } from './allowed-hosts';
import { limits } from './limits';
import { VisionError } from './vision-error';

type Options = { hosts: readonly string[]; signal: AbortSignal };

/** Runs `work`. Throws VisionError upstream-too-slow if `signal` aborts, upstream-failed for an unexpected error. */
export async function withSignal<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  try {
    signal.throwIfAborted();
    // DNS lookups, TLS handshakes and queued jobs ignore the signal, so race against it.
    const late = once(signal, 'abort').then(() => Promise.reject(signal.reason));
    return await Promise.race([work(), late]);
  } catch (error) {
    for (const thrown of [error, Object(error).cause]) if (thrown instanceof HttpError) throw thrown;
    throw new VisionError(signal.aborted ? 'upstream-too-slow' : 'upstream-failed', { cause: error });
  }
}

/**
 * Fetches a picture after at most `hops` redirects. Each host must be allowed, and its IP address is checked on
 * connecting. Throws VisionError host-not-allowed, too-large or upstream-failed, and undici's errors.
 */
export async function safeFetch(
  url: URL,
  options: Options,
  hops: number = limits.redirects,
): Promise<Buffer> {
  const { hosts, signal } = options;
  const { mayBePrivate } = checkPictureHost(url, hosts);
  const check = (addresses: LookupAddress[]) => {
    if (!mayBePrivate && !addresses.every(({ address }) => isPublicAddress(address)))
      throw new VisionError('host-not-allowed');
  };
  // There is no DNS lookup for an IP address, so check it here.
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(hostname)) check([{ address: hostname, family: isIP(hostname) }]);

  // A new client for each request, because a reused connection would skip the address check.
  const dispatcher = new Agent({ connect: { lookup: createLookup(check) }, maxHeaderSize: 16_384 });
  try {
    const { status, headers, body } = await fetch(url, {
      dispatcher,
      signal,
      redirect: 'manual',
      headers: {
        accept: 'image/avif,image/webp,image/*',
        'accept-encoding': 'identity',
        // Some hosts reject requests that don't say who asks.
        'user-agent': `Mozilla/5.0 (compatible; focal-point; +${env.SITE_URL})`,
      },
    });
    if (status >= 300 && status < 400) {
      // Some hosts send raw UTF-8, which HTTP clients read as Latin-1.
      const location = Buffer.from(headers.get('location') ?? '', 'latin1').toString();
      const to = location ? URL.parse(location, url) : null;
      if (!to || hops === 0)
        throw new VisionError('upstream-failed', { message: 'The host redirects too often.' });
      return await safeFetch(to, options, hops - 1);
    }
    if (status !== 200)
      throw new VisionError('upstream-failed', { message: `The host returned status ${status}.` });
    return await readStream(body ?? [], limits.bytes, headers.get('content-length'));
  } finally {
    // This ends the connection even if nothing has read the body.
    void dispatcher.destroy();
  }
}

/** Returns a DNS lookup that checks the addresses. The socket connects to these, so there is no second lookup. */
function createLookup(check: (addresses: LookupAddress[]) => void): LookupFunction {
  return async (hostname, options, callback) => {
    try {
      const addresses = await lookup(hostname, { all: true });
      check(addresses);
      const [first] = addresses;
      if (!first) throw new Error('The host has no address.');
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    } catch (error) {
      callback(error as Error, []);
    }
  };
}

/** Whether IANA lists the address as public. IPv6 that embeds IPv4 (mapped, NAT64, 6to4, Teredo) counts as private. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // IANA has only allocated 2000::/3 of IPv6, but `range` also returns "unicast" for the rest.
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parse('2000::'), 3);
}
