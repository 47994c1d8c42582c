import { env } from '@/lib/platform/env';
import { clientAddress } from '@/lib/platform/http/client-address';
import { siteRateLimiter } from '@/lib/platform/http/site-rate-limiter';
import { focalPoints } from '@/lib/vision/focal-points';
import { visionHandler } from '@/lib/vision/vision-handler';

const limiter = siteRateLimiter('vision', { perMinute: env.VISION_PER_MINUTE });

const { answer, refuseMethod } = visionHandler({
  find: focalPoints.find,
  waitOf: (request) => limiter.take(clientAddress(request.headers, env.TRUSTED_PROXIES)),
});

export {
  answer as POST,
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as HEAD,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as PUT,
};
