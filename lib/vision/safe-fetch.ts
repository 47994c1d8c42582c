import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, type Dispatcher, request } from 'undici';
import { type AllowedTarget, allowedTarget } from './allowed-hosts';
import { checkImageType, SNIFFED_BYTES } from './image-type';
import { limits } from './limits';
import { isPublicAddress } from './public-address';
import { VisionError } from './vision-error';

type Options = {
  hosts: readonly string[];
  /** Aborted when the picture would come too late; 8 s from now if not given. */
  signal?: AbortSignal;
};

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * The bytes of the picture at `url`, known to begin like a raster image. Asks allowed hosts alone, on addresses that
 * were checked after the name was resolved and to which the connection is pinned, at every redirect anew (rulings,
 * section 7). Throws VisionError host-not-allowed, too-large, not-an-image, upstream-failed or upstream-too-slow.
 */
export function safeFetch(url: URL, { hosts, signal = AbortSignal.timeout(limits.fetchMs) }: Options) {
  return inTime(signal, () => follow(url, { hosts, signal }, limits.redirects));
}

/** What `work` resolves to. Throws VisionError upstream-too-slow once `signal` is aborted, upstream-failed for other errors. */
export async function inTime<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  try {
    signal.throwIfAborted();
    // A name server or a handshake that hangs does not listen to the signal, nor does who waits for a turn.
    const late = once(signal, 'abort').then(() => Promise.reject(signal.reason));
    return await Promise.race([work(), late]);
  } catch (error) {
    if (error instanceof VisionError) throw error;
    if (signal.aborted) {
      throw new VisionError('upstream-too-slow', 'The host of the picture took too long.', { cause: error });
    }
    throw new VisionError('upstream-failed', 'The host of the picture could not be read.', { cause: error });
  }
}

/** The picture at `url`, or where that redirects to, `hops` times at most. */
async function follow(url: URL, { hosts, signal }: Required<Options>, hops: number): Promise<Buffer> {
  const addresses = await checkedAddresses(allowedTarget(url, hosts));
  // A client of its own for each request: a kept connection would outlive the check of its address.
  const dispatcher = new Agent({ connect: { lookup: pinnedTo(addresses) }, maxHeaderSize: 16_384 });
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher,
      signal,
      headers: { accept: 'image/avif,image/webp,image/*', 'accept-encoding': 'identity' },
    });
    if (redirectStatuses.has(statusCode)) {
      if (hops === 0)
        throw new VisionError('upstream-failed', 'The host of the picture redirects too often.');
      return await follow(redirectOf(headers.location, url), { hosts, signal }, hops - 1);
    }
    if (statusCode !== 200) {
      throw new VisionError('upstream-failed', `The host of the picture answered ${statusCode}.`);
    }
    return await boundedBody(body, Number(headers['content-length'] ?? 0));
  } finally {
    // Also ends a body nobody reads to its end.
    void dispatcher.destroy();
  }
}

async function checkedAddresses({ url, mayBePrivate }: AllowedTarget) {
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(hostname);
  const addresses = family ? [{ address: hostname, family }] : await lookup(hostname, { all: true });

  if (addresses.length === 0) throw new VisionError('upstream-failed', 'The host of the picture is unknown.');
  if (!mayBePrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new VisionError('host-not-allowed', 'Pictures of this host are not read here.');
  }
  return addresses;
}

/** A lookup for the socket that knows the checked addresses and nothing else: no second, different answer of DNS. */
function pinnedTo(addresses: LookupAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all || !first) callback(null, addresses);
    else callback(null, first.address, first.family);
  };
}

function redirectOf(location: string | string[] | undefined, from: URL): URL {
  const to = typeof location === 'string' ? URL.parse(location, from) : null;
  if (!to) throw new VisionError('upstream-failed', 'The host of the picture redirects nowhere.');
  return to;
}

async function boundedBody(body: Dispatcher.ResponseData['body'], announced: number): Promise<Buffer> {
  const tooLarge = () => new VisionError('too-large', 'The picture is larger than 15 MB.');
  if (announced > limits.bytes) throw tooLarge();

  // One place for all of it: chunks that are joined at the end would take twice the memory. What is not written to costs none.
  const bytes = Buffer.allocUnsafe(announced || limits.bytes);
  let picture = bytes.subarray(0, 0);
  for await (const chunk of body as AsyncIterable<Buffer>) {
    const length = picture.length + chunk.length;
    if (length > bytes.length) throw tooLarge();
    chunk.copy(bytes, picture.length);
    picture = bytes.subarray(0, length);
    if (length >= SNIFFED_BYTES) checkImageType(picture);
  }
  checkImageType(picture);
  return picture;
}
