import { LRUCache } from 'lru-cache';
import { env } from '@/lib/platform/env';
import { createJobQueue } from '@/lib/platform/http/job-queue';
import { singleton } from '@/lib/platform/singleton';
import { withTimeout } from '@/lib/platform/time-limit';
import { checkPictureHost } from './allowed-hosts';
import { type FocalPoint, findFocalPoint } from './focal-point';
import { limits } from './limits';
import { findLocalPicture } from './local-picture';
import { safeFetch, withSignal } from './safe-fetch';
import { VisionError } from './vision-error';

/** Asks Contentful for a small JPEG (see lib/contentful/photo.ts): pictures are scaled down to 144 pixels. */
const SCALED_QUERY = '?w=400&q=80&fm=jpg';

const { fetchInTurn, decodeInTurn, points } = singleton('vision.focal-points', () => ({
  // Separate queues, so that slow hosts don't delay decoding.
  fetchInTurn: createJobQueue(limits),
  decodeInTurn: createJobQueue(limits),
  points: new LRUCache<string, FocalPoint, () => Promise<FocalPoint>>({
    max: limits.cachedPoints,
    // If a point is evicted from the cache while it is computed, its callers still get it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: compute }) => compute(),
  }),
}));

export const focalPoints = {
  /** Finds the focal point of a picture by its path or URL. The cache ignores the query. Throws an HttpError. */
  async find(imageUrl: string): Promise<FocalPoint> {
    const location = parseLocation(imageUrl);
    if ('pathname' in location) {
      const { key, read } = await findLocalPicture(location.pathname);
      return points.forceFetch(key, { context: () => decodeInTurn(() => read().then(findFocalPoint)) });
    }
    const hosts = [...env.CONTENTFUL_IMAGE_HOSTS, ...env.VISION_ALLOWED_HOSTS];
    const { url } = location;
    checkPictureHost(url, hosts);
    const key = `${url.origin}${url.pathname}`;
    // The cache key leaves out the query, so the fetch must too: a host could return a different picture for a query.
    const source = new URL(env.CONTENTFUL_IMAGE_HOSTS.includes(url.host) ? `${key}${SCALED_QUERY}` : key);
    const compute = () => {
      // The timeout includes waiting in the queue, because a host that hangs can block the queue.
      const signal = AbortSignal.timeout(limits.fetchMs);
      return withSignal(signal, () =>
        fetchInTurn(async () => {
          const image = await safeFetch(source, { hosts, signal });
          return decodeInTurn(() => findFocalPoint(image));
        }),
      );
    };
    return points.forceFetch(key, { context: compute });
  },
};

/** How long a page waits for an external picture. Our own pictures have no limit: static pages render only once. */
const MAX_WAIT_MS = 1_000;

/** Returns an `object-position`, on failure or timeout `fallback`. A late result is cached for the next render. */
export async function focusFor(imageUrl: string, fallback = '50% 50%'): Promise<string> {
  const focus = focalPoints.find(imageUrl).then(
    ({ focalX, focalY }) => `${focalX}% ${focalY}%`,
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : error;
      console.warn(`No focal point for ${JSON.stringify(imageUrl)}: ${reason}`);
      return fallback;
    },
  );
  return /^\/(?!\/)/.test(imageUrl) ? focus : withTimeout(MAX_WAIT_MS, focus, () => fallback);
}

/** Throws VisionError malformed. */
export function parseLocation(imageUrl: string): { pathname: string } | { url: URL } {
  const malformed = new VisionError('malformed');
  // The URL parser would silently remove tabs and line breaks. Real URLs don't have any.
  if (imageUrl.length > limits.urlLength || /\p{Cc}/u.test(imageUrl)) throw malformed;

  if (/^\/(?![/\\])/.test(imageUrl)) {
    const url = URL.parse(imageUrl, 'http://site.invalid');
    if (url?.host !== 'site.invalid') throw malformed;
    return { pathname: url.pathname };
  }
  const url = /^(\/\/|[a-z][a-z0-9+.-]*:)/i.test(imageUrl) ? URL.parse(imageUrl, env.CONTENTFUL_HOST) : null;
  if (!url) throw malformed;
  const isOurs = url.origin === env.SITE_URL && !url.username && !url.password;
  return isOurs ? { pathname: url.pathname } : { url };
}
