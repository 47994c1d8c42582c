import { env } from '@/lib/env';
import { focalPoints } from '@/lib/vision/focal-points';
import { clientAddress, memoryRateLimiter } from '@/lib/vision/http-seam';
import { visionHandler } from '@/lib/vision/vision-handler';

const limiter = memoryRateLimiter({ perMinute: env.VISION_PER_MINUTE });

const { answer, refuseMethod } = visionHandler({
  find: focalPoints.find,
  waitOf: (request) => limiter.take(clientAddress(request.headers, env.TRUSTED_PROXIES)),
});

export const POST = answer;
export const GET = refuseMethod;
export const HEAD = refuseMethod;
export const PUT = refuseMethod;
export const PATCH = refuseMethod;
export const DELETE = refuseMethod;
export const OPTIONS = refuseMethod;
