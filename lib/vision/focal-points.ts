import { LRUCache } from 'lru-cache';
import { env } from '@/lib/platform/env';
import { singleton } from '@/lib/platform/singleton';
import { withTimeout } from '@/lib/platform/time-limit';
import { allowedTarget } from './allowed-hosts';
import { type FocalPoint, focalPoint } from './focal-point';
import { jobQueue } from './job-queue';
import { limits } from './limits';
import { localPicture } from './local-picture';
import { inTime, safeFetch } from './safe-fetch';
import { VisionError } from './vision-error';

/** Enough for the 144 pixels that are looked at, however large the picture is. */
const SCALED = '?w=400&q=80&fm=jpg';

const { fetchInTurn, decodeInTurn, points } = singleton('vision.focal-points', () => ({
  // A host that is slow holds back nothing but other hosts' pictures.
  fetchInTurn: jobQueue(limits),
  decodeInTurn: jobQueue(limits),
  points: new LRUCache<string, FocalPoint, () => Promise<FocalPoint>>({
    max: limits.cachedPoints,
    // A point that has to leave while it is worked out is still given to those who asked.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: compute }) => compute(),
  }),
}));

export const focalPoints = {
  /** The focal point of a picture by its path or URL, remembered without its query. Throws a Refusal. */
  async find(imageUrl: string): Promise<FocalPoint> {
    const place = whereIs(imageUrl);
    if ('pathname' in place) {
      const { key, read } = await localPicture(place.pathname);
      return points.forceFetch(key, { context: () => decodeInTurn(async () => focalPoint(await read())) });
    }
    const hosts = [...env.CONTENTFUL_IMAGE_HOSTS, ...env.VISION_ALLOWED_HOSTS];
    const { url } = allowedTarget(place.url, hosts);
    // Read without its query too: a host may answer a query with another picture, for which all would get this point.
    const key = `${url.origin}${url.pathname}`;
    // Contentful's Images API scales a picture when asked.
    const source = new URL(env.CONTENTFUL_IMAGE_HOSTS.includes(url.host) ? `${key}${SCALED}` : key);
    const compute = () => {
      // Waiting for a turn counts too: behind a host that hangs nobody waits longer than for that host.
      const signal = AbortSignal.timeout(limits.fetchMs);
      return inTime(signal, () =>
        fetchInTurn(async () => {
          const image = await safeFetch(source, { hosts, signal });
          return decodeInTurn(() => focalPoint(image));
        }),
      );
    };
    return points.forceFetch(key, { context: compute });
  },
};

/** How long a page waits for a picture from elsewhere. The site's own are waited for: static pages are made only once. */
const BUDGET_MS = 1_000;

/**
 * The focal point for a picture on a page being rendered; never throws. Where it fails or takes long, the `fallback`; a
 * late one is there for the next render.
 */
export async function focalPointFor(imageUrl: string, fallback: FocalPoint = { focalX: 50, focalY: 50 }) {
  const found = focalPoints.find(imageUrl).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : error;
    console.warn(`No focal point for ${JSON.stringify(imageUrl)}: ${reason}`);
    return fallback;
  });
  return /^\/(?!\/)/.test(imageUrl) ? found : withTimeout(BUDGET_MS, found, () => fallback);
}

/** Where a picture lies: at a path of the site itself, or at a URL elsewhere. Throws VisionError malformed otherwise. */
export function whereIs(imageUrl: string): { pathname: string } | { url: URL } {
  const malformed = new VisionError(
    'malformed',
    'imageUrl must be a path that begins with "/" or a full URL.',
  );
  // URL parsing drops tabs and line breaks silently; an honest address has none.
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
