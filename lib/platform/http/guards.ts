import 'server-only';
import { env } from '../env.ts';
import { failureOf } from '../observability/failure.ts';
import { logOf } from '../observability/log.ts';
import { jsonAnswer } from './answer.ts';
import { clientNetworks } from './client-address.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { Refusal } from './refusal.ts';
import { isSameOrigin } from './same-origin.ts';

/** Throws a Refusal with 403 unless one of our own pages may have sent the request. */
export function checkSameOrigin({ headers }: Request): void {
  if (!isSameOrigin(headers, env.SITE_URL)) throw new Refusal(403, 'cross-origin');
}

/** Counts one request of this sender and the networks around it. Throws a Refusal with 429 and `Retry-After` where there have been too many. */
export async function consumeRateLimit(
  request: Pick<Request, 'headers'>,
  limiter: RateLimiter,
): Promise<void> {
  const wait = await limiter.take(...clientNetworks(request.headers, env.TRUSTED_PROXIES));
  if (wait) throw new Refusal(429, 'too-many-requests', { 'retry-after': String(wait) });
}

/**
 * A route handler that never throws: refusals become JSON and errors a 500, or what `toAnswer` makes of them (of an error: of
 * null, once its name is in the log of `part`).
 */
export function withErrors<Asked extends Request, More extends unknown[]>(
  part: string,
  handle: (request: Asked, ...more: More) => Promise<Response>,
  toAnswer = (thrown: Refusal | null, _request: Request): Response | Promise<Response> =>
    refusalAnswer(thrown ?? new Refusal(500, 'failed')),
) {
  return async (request: Asked, ...more: More): Promise<Response> => {
    try {
      return await handle(request, ...more);
    } catch (error) {
      if (error instanceof Refusal) return toAnswer(error, request);
      logOf(part).error({ failure: failureOf(error) }, 'request failed');
      return toAnswer(null, request);
    }
  };
}

/** The answer to every other method: 405 with `Allow`. */
export function refuseMethods(allow: string) {
  return (): Response => refusalAnswer(new Refusal(405, 'method-not-allowed', { allow }));
}

function refusalAnswer({ status, code, message, headers }: Refusal): Response {
  return jsonAnswer(status, { error: { code, message } }, headers);
}
