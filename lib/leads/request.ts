import 'server-only';
import type { ErrorCode } from '@/content/forms';
import { env } from '@/lib/platform/env';
import { checkSameOrigin, consumeRateLimit, withErrors } from '@/lib/platform/http/guards';
import { siteRateLimiter } from '@/lib/platform/http/rate-limiter';
import { readBody } from '@/lib/platform/http/read-body';
import { Refusal } from '@/lib/platform/http/refusal';
import { metrics } from '@/lib/platform/observability/metrics';
import { contextOf } from './context';
import type { FormBody, LeadData } from './forms';
import type { NewLead } from './lead';
import { problemPath, reject } from './responses';
import { detectSpam } from './spam';

const BODY_LIMIT = 64 * 1024;

/** Leads are few. Reads and rejected requests (an invalid field, an unreadable body) may come ten times as often. */
const requests = siteRateLimiter('requests', { perMinute: env.LEADS_PER_MINUTE * 10, pastCeiling: 10 });
const leads = siteRateLimiter('leads', { perMinute: env.LEADS_PER_MINUTE });

/** Counts a request of this sender. Throws a Refusal with 429 if there were too many. */
export const countRequest = (request: Pick<Request, 'headers'>) => consumeRateLimit(request, requests);

/** The same for stored requests: a lead, a meeting, or a change of one. */
export const countLead = (request: Request) => consumeRateLimit(request, leads);

/** Returns an error to throw: the response has this status and the message of the code. */
export const refusal = (status: number, code: ErrorCode, headers?: Record<string, string>) =>
  new Refusal(status, code, headers);

/** Returns a route handler for all other methods: 405 with `Allow`. */
export const methodNotAllowed = (allow: string) => (request: Request) =>
  reject(request.headers, problemPath, refusal(405, 'method-not-allowed', { allow }));

/** Wraps a route handler so that it never throws: a Refusal becomes its status and message, any other error a 503. */
export function formHandler<More extends unknown[]>(
  part: string,
  handle: (request: Request, ...more: More) => Promise<Response>,
) {
  const respond = withErrors(part, handle, (thrown, { headers, method }) => {
    const code = method === 'POST' ? 'not-stored' : 'not-available';
    return reject(headers, problemPath, thrown ?? refusal(503, code, { 'retry-after': '60' }));
  });
  return async (request: Request, ...more: More): Promise<Response> => {
    const response = await respond(request, ...more);
    if (request.method === 'POST') metrics.forms.inc({ api: part, status: response.status });
    return response;
  };
}

/** Reads a form of our own pages. Throws a Refusal if it comes from elsewhere, too often, or cannot be read. */
export async function readForm(request: Request, { hasKey = false } = {}) {
  checkSameOrigin(request, hasKey);
  await countRequest(request);
  return readBody(request, { limit: BODY_LIMIT });
}

/** Returns the lead of a form, quarantined if it looks like spam. */
export function toNewLead(kind: string, { headers }: Request, body: FormBody, data: LeadData): NewLead {
  const { signs, isSpam } = detectSpam(body, data, headers);
  const status = isSpam ? 'quarantined' : 'new';
  return { kind, status, data, context: contextOf(headers, body, env.SITE_URL), signs };
}
