import { redisLink } from '@/lib/platform/cache/redis/shared';
import { env } from '@/lib/platform/env';
import { allowedHosts } from './allowed-hosts';
import { type FocalCache, memoryCache } from './focal-cache';
import { type FocalPoint, focalPoint } from './focal-point';
import { jobQueue } from './job-queue';
import { limits } from './limits';
import { localPicture } from './local-picture';
import { whereIs } from './picture-url';
import { redisCache } from './redis-cache';
import { type Resolver, safeFetch } from './safe-fetch';

type Settings = {
  siteUrl: string;
  /** The scheme of addresses that begin with `//`. */
  relativeScheme: 'http:' | 'https:';
  hosts: readonly string[];
  cache?: FocalCache;
  resolve?: Resolver;
  deadlineMs?: number;
  publicFolder?: string;
};

/**
 * Finds the focal point of a picture named by a site-relative path or an absolute URL: remembered per URL without its query,
 * computed once however many ask at once. `find` throws a VisionError of any code (rulings, section 7).
 */
export function focalPointFinder(settings: Settings) {
  const { cache = memoryCache(limits.cachedPoints), deadlineMs = limits.fetchMs } = settings;
  const hosts = allowedHosts(settings.hosts);
  const underWay = new Map<string, Promise<FocalPoint>>();
  // Two queues, so that a slow host elsewhere never holds back the site's own pictures.
  const remoteJobs = jobQueue(limits);
  const localJobs = jobQueue(limits);

  async function once(key: string, compute: () => Promise<FocalPoint>): Promise<FocalPoint> {
    const known = await cache.get(key);
    if (known) return known;

    const running = underWay.get(key) ?? compute().finally(() => underWay.delete(key));
    underWay.set(key, running);
    const point = await running;
    await cache.set(key, point);
    return point;
  }

  async function find(imageUrl: string): Promise<FocalPoint> {
    const place = whereIs(imageUrl, settings);
    if ('pathname' in place) {
      const picture = await localPicture(place.pathname, settings.publicFolder);
      return once(picture.key, () => localJobs(async () => focalPoint(await picture.read())));
    }
    // Before the cache is asked: what was taken off the list is refused from then on.
    const { url } = hosts.check(place.url);
    return once(`${url.origin}${url.pathname}`, () => {
      // Waiting for a turn counts too: behind a host that hangs nobody waits longer than for that host.
      const signal = AbortSignal.timeout(deadlineMs);
      const { resolve } = settings;
      return remoteJobs(async () => focalPoint(await safeFetch(url, { hosts, resolve, signal })), signal);
    });
  }

  return { find };
}

const link = redisLink();
const near = memoryCache(limits.cachedPoints);

/** The site's own finder, with the hosts of its settings. */
export const focalPoints = focalPointFinder({
  siteUrl: env.SITE_URL,
  cache: link ? redisCache(link, near) : near,
  relativeScheme: env.CONTENTFUL_HOST.startsWith('http://') ? 'http:' : 'https:',
  hosts: [...env.CONTENTFUL_IMAGE_HOSTS, ...env.VISION_ALLOWED_HOSTS],
});
