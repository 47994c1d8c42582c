import 'server-only';
import { env } from '../env.ts';
import { failureOf } from '../observability/failure.ts';
import { logOf } from '../observability/log.ts';
import { clientNetworks } from './client-address.ts';
import { HttpError } from './http-error.ts';
import { jsonResponse } from './json-response.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { isSameOrigin } from './same-origin.ts';

/** Throws an HttpError (403) if another site's page sent the request. Set `hasKey` if the caller checks a secret. */
export function checkSameOrigin({ headers }: Request, hasKey = false): void {
  if (!isSameOrigin(headers, env.SITE_URL, hasKey)) throw new HttpError(403, 'cross-origin');
}

/** Counts a request against the client's limit. Above the limit, throws an HttpError (429) with `Retry-After`. */
export async function consumeRateLimit(
  request: Pick<Request, 'headers'>,
  limiter: RateLimiter,
): Promise<void> {
  const wait = await limiter.consume(...clientNetworks(request.headers, env.TRUSTED_PROXIES));
  if (wait) throw new HttpError(429, 'too-many-requests', { 'retry-after': String(wait) });
}

type ToResponse = (thrown: HttpError | null, request: Request) => Response | Promise<Response>;

/** Errors become responses: `toResponse` gets an HttpError, or null for any other error, which is logged for `part`. */
export function apiHandler<Incoming extends Request, More extends unknown[]>(
  part: string,
  handle: (request: Incoming, ...more: More) => Promise<Response>,
  toResponse: ToResponse = toJson,
) {
  return async (request: Incoming, ...more: More): Promise<Response> => {
    try {
      return await handle(request, ...more);
    } catch (error) {
      if (error instanceof HttpError) return toResponse(error, request);
      logOf(part).error({ failure: failureOf(error) }, 'request failed');
      return toResponse(null, request);
    }
  };
}

/** Returns route handlers that respond 405 with `Allow`. A route exports those for methods that it doesn't support. */
export function methodNotAllowed(allow: string, toResponse: ToResponse = toJson) {
  const handle = (request: Request) =>
    toResponse(new HttpError(405, 'method-not-allowed', { allow }), request);
  return {
    DELETE: handle,
    GET: handle,
    HEAD: handle,
    OPTIONS: handle,
    PATCH: handle,
    POST: handle,
    PUT: handle,
  };
}

function toJson(thrown: HttpError | null): Response {
  const { status, code, message, headers } = thrown ?? new HttpError(500, 'failed');
  return jsonResponse(status, { error: { code, message } }, headers);
}
