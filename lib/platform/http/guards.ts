import 'server-only';
import { env } from '../env.ts';
import { failureOf } from '../observability/failure.ts';
import { logOf } from '../observability/log.ts';
import { clientNetworks } from './client-address.ts';
import { jsonResponse } from './json-response.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { Refusal } from './refusal.ts';
import { isSameOrigin } from './same-origin.ts';

/** Throws a Refusal with 403 if another site's page sent the request. `hasKey`: the caller checks a key of it. */
export function checkSameOrigin({ headers }: Request, hasKey = false): void {
  if (!isSameOrigin(headers, env.SITE_URL, hasKey)) throw new Refusal(403, 'cross-origin');
}

/** Counts a request against the client's limit. Throws a Refusal with 429 and `Retry-After` if it is over the limit. */
export async function consumeRateLimit(
  request: Pick<Request, 'headers'>,
  limiter: RateLimiter,
): Promise<void> {
  const wait = await limiter.consume(...clientNetworks(request.headers, env.TRUSTED_PROXIES));
  if (wait) throw new Refusal(429, 'too-many-requests', { 'retry-after': String(wait) });
}

/**
 * A route handler that never throws: `toResponse` turns a Refusal into a response (by default JSON), or null for any
 * other error, which is logged for `part`.
 */
export function withErrors<Incoming extends Request, More extends unknown[]>(
  part: string,
  handle: (request: Incoming, ...more: More) => Promise<Response>,
  toResponse = (thrown: Refusal | null, _request: Request): Response | Promise<Response> =>
    refusalResponse(thrown ?? new Refusal(500, 'failed')),
) {
  return async (request: Incoming, ...more: More): Promise<Response> => {
    try {
      return await handle(request, ...more);
    } catch (error) {
      if (error instanceof Refusal) return toResponse(error, request);
      logOf(part).error({ failure: failureOf(error) }, 'request failed');
      return toResponse(null, request);
    }
  };
}

/** A route handler for unsupported methods: 405 with `Allow`. */
export function refuseMethods(allow: string) {
  return (): Response => refusalResponse(new Refusal(405, 'method-not-allowed', { allow }));
}

function refusalResponse({ status, code, message, headers }: Refusal): Response {
  return jsonResponse(status, { error: { code, message } }, headers);
}
