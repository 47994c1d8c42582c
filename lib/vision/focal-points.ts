import { env } from '@/lib/platform/env';
import type { RedisLink } from '@/lib/platform/redis/link';
import { redisLink } from '@/lib/platform/redis/shared';
import { allowedTarget } from './allowed-hosts';
import { focalCache } from './focal-cache';
import { type FocalPoint, focalPoint } from './focal-point';
import { jobQueue } from './job-queue';
import { limits } from './limits';
import { localPicture } from './local-picture';
import { whereIs } from './picture-url';
import { inTime, safeFetch } from './safe-fetch';

type Settings = {
  siteUrl: string;
  /** The scheme of addresses that begin with `//`. */
  relativeScheme: 'http:' | 'https:';
  hosts: readonly string[];
  /** Where instances share what they find. */
  link?: RedisLink | null;
  deadlineMs?: number;
};

/** Finds the focal point of a picture by its path or URL, remembered without its query. `find` throws a VisionError. */
export function focalPointFinder(settings: Settings) {
  const { hosts, link, deadlineMs = limits.fetchMs } = settings;
  const once = focalCache(limits.cachedPoints, link);
  // Two queues, so that a slow host elsewhere never holds back the site's own pictures.
  const remoteJobs = jobQueue(limits);
  const localJobs = jobQueue(limits);

  async function find(imageUrl: string): Promise<FocalPoint> {
    const place = whereIs(imageUrl, settings);
    if ('pathname' in place) {
      const picture = await localPicture(place.pathname);
      return once(picture.key, () => localJobs(async () => focalPoint(await picture.read())));
    }
    // Before the cache is asked: what was taken off the list is refused from then on.
    const { url } = allowedTarget(place.url, hosts);
    return once(`${url.origin}${url.pathname}`, () => {
      // Waiting for a turn counts too: behind a host that hangs nobody waits longer than for that host.
      const signal = AbortSignal.timeout(deadlineMs);
      const job = async () => focalPoint(await safeFetch(url, { hosts, signal }));
      return inTime(signal, () => remoteJobs(job));
    });
  }

  return { find };
}

/** The site's own finder, with the hosts of its settings. */
export const focalPoints = focalPointFinder({
  siteUrl: env.SITE_URL,
  link: redisLink(),
  relativeScheme: env.CONTENTFUL_HOST.startsWith('http://') ? 'http:' : 'https:',
  hosts: [...env.CONTENTFUL_IMAGE_HOSTS, ...env.VISION_ALLOWED_HOSTS],
});
