import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { apiHandler, consumeRateLimit } from '@/lib/platform/http/api-handler';
import type { HttpError } from '@/lib/platform/http/http-error';
import { jsonResponse } from '@/lib/platform/http/json-response';
import { siteRateLimiter } from '@/lib/platform/http/rate-limiter';
import { readBytes } from '@/lib/platform/http/read-body';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { parseJson } from '@/lib/platform/parse-json';
import { focalPoints } from './focal-points';
import { VisionError } from './vision-error';

const BODY_LIMIT = 8 * 1024;
const bodySchema = z.object({ imageUrl: z.string() });

const limiter = siteRateLimiter('vision', { perMinute: env.VISION_PER_MINUTE });

/** `/api/vision`: responds with the focal point, or with an error and the center as fallback. */
export const handleVision = apiHandler(
  'vision',
  async (request: Request) => {
    await consumeRateLimit(request, limiter);
    return jsonResponse(200, await focalPoints.find(await readImageUrl(request)));
  },
  rejectVision,
);

/** Creates an error response with the center as fallback, for `apiHandler` and `methodNotAllowed`. */
export function rejectVision(thrown: HttpError | null): Response {
  // Don't expose internal errors: respond as if the picture could not be read.
  const { status, code, message, headers, cause } = thrown ?? new VisionError('upstream-failed');
  if (thrown) logOf('vision').warn({ code, status, failure: cause && failureOf(cause) }, message);
  return jsonResponse(status, { error: { code, message }, focalX: 50, focalY: 50 }, headers);
}

async function readImageUrl(request: Request): Promise<string> {
  const bytes = await readBytes(request, BODY_LIMIT);
  const parsed = bodySchema.safeParse(parseJson(new TextDecoder().decode(bytes)));
  if (!parsed.success) throw new VisionError('malformed');
  return parsed.data.imageUrl;
}
