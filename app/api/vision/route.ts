import { env } from '@/lib/platform/env';
import { clientAddress } from '@/lib/platform/http/client-address';
import { siteRateLimiter } from '@/lib/platform/http/rate-limiter';
import { focalPoints } from '@/lib/vision/focal-points';
import { visionHandler } from '@/lib/vision/vision-handler';

const limiter = siteRateLimiter('vision', { perMinute: env.VISION_PER_MINUTE });

const { answer, refuseMethod: refuse } = visionHandler({
  find: focalPoints.find,
  waitOf: (request) => limiter.take(clientAddress(request.headers, env.TRUSTED_PROXIES)),
});

export {
  answer as POST,
  refuse as DELETE,
  refuse as GET,
  refuse as HEAD,
  refuse as OPTIONS,
  refuse as PATCH,
  refuse as PUT,
};
