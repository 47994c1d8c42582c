import { LRUCache } from 'lru-cache';
import { env } from '@/lib/platform/env';
import { jobQueue } from '@/lib/platform/http/job-queue';
import { singleton } from '@/lib/platform/singleton';
import { withTimeout } from '@/lib/platform/time-limit';
import { checkTarget } from './allowed-hosts';
import { type FocalPoint, focalPoint } from './focal-point';
import { limits } from './limits';
import { localPicture } from './local-picture';
import { safeFetch, withSignal } from './safe-fetch';
import { VisionError } from './vision-error';

/** Enough for the 144 pixels that we analyze. */
const SCALED = '?w=400&q=80&fm=jpg';

const { fetchInTurn, decodeInTurn, points } = singleton('vision.focal-points', () => ({
  // Separate queues, so that slow hosts delay only other downloads.
  fetchInTurn: jobQueue(limits),
  decodeInTurn: jobQueue(limits),
  points: new LRUCache<string, FocalPoint, () => Promise<FocalPoint>>({
    max: limits.cachedPoints,
    // A point evicted while it is computed is still returned to its callers.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: compute }) => compute(),
  }),
}));

export const focalPoints = {
  /** The focal point of the picture at a path or URL, cached without its query. Throws an HttpError. */
  async find(imageUrl: string): Promise<FocalPoint> {
    const place = parseLocation(imageUrl);
    if ('pathname' in place) {
      const { key, read } = await localPicture(place.pathname);
      return points.forceFetch(key, { context: () => decodeInTurn(async () => focalPoint(await read())) });
    }
    const hosts = [...env.CONTENTFUL_IMAGE_HOSTS, ...env.VISION_ALLOWED_HOSTS];
    const { url } = place;
    checkTarget(url, hosts);
    // Fetch without the query too: a host may return another picture for a query, and its point would be cached for
    // all.
    const key = `${url.origin}${url.pathname}`;
    const source = new URL(env.CONTENTFUL_IMAGE_HOSTS.includes(url.host) ? `${key}${SCALED}` : key);
    const compute = () => {
      // The timeout includes the wait in the queue, which a hanging host may block.
      const signal = AbortSignal.timeout(limits.fetchMs);
      return withSignal(signal, () =>
        fetchInTurn(async () => {
          const image = await safeFetch(source, { hosts, signal });
          return decodeInTurn(() => focalPoint(image));
        }),
      );
    };
    return points.forceFetch(key, { context: compute });
  },
};

/**
 * How long a page waits for an external picture. It always waits for our own, because static pages render only once.
 */
const BUDGET_MS = 1_000;

/**
 * The focal point for a picture on a page being rendered, or `fallback` if it fails or takes too long. A late one is
 * cached for the next render. Never throws.
 */
export async function focalPointFor(imageUrl: string, fallback: FocalPoint = { focalX: 50, focalY: 50 }) {
  const found = focalPoints.find(imageUrl).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : error;
    console.warn(`No focal point for ${JSON.stringify(imageUrl)}: ${reason}`);
    return fallback;
  });
  return /^\/(?!\/)/.test(imageUrl) ? found : withTimeout(BUDGET_MS, found, () => fallback);
}

/** The location of a picture: a path on this site or an external URL. Throws VisionError malformed. */
export function parseLocation(imageUrl: string): { pathname: string } | { url: URL } {
  const malformed = new VisionError(
    'malformed',
    'imageUrl must be a path that begins with "/" or a full URL.',
  );
  // The URL parser silently drops tabs and line breaks; no real address has any.
  if (imageUrl.length > limits.urlLength || /\p{Cc}/u.test(imageUrl)) throw malformed;

  if (/^\/(?![/\\])/.test(imageUrl)) {
    const url = URL.parse(imageUrl, 'http://site.invalid');
    if (url?.host !== 'site.invalid') throw malformed;
    return { pathname: url.pathname };
  }
  const scheme = env.CONTENTFUL_HOST.startsWith('http://') ? 'http:' : 'https:';
  const absolute = imageUrl.startsWith('//') ? scheme + imageUrl : imageUrl;
  const url = /^[a-z][a-z0-9+.-]*:/i.test(absolute) ? URL.parse(absolute) : null;
  if (!url) throw malformed;
  const isOurs = url.origin === env.SITE_URL && !url.username && !url.password;
  return isOurs ? { pathname: url.pathname } : { url };
}
