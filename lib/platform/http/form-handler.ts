import 'server-only';
import { type ErrorCode, errorMessages } from '@/content/forms';
import { env } from '../env.ts';
import { metrics } from '../observability/metrics.ts';
import { rejectWithPage } from '../rejected-form.ts';
import { apiHandler, checkSameOrigin, consumeRateLimit } from './api-handler.ts';
import { HttpError } from './http-error.ts';
import { jsonResponse, wantsJson } from './json-response.ts';
import { siteRateLimiter } from './rate-limiter.ts';
import { readBody } from './read-body.ts';
import { sendingPage } from './same-origin.ts';

export type FormBody = Record<string, unknown>;

export type FieldErrors = Record<string, string>;

type Rejection = {
  status: number;
  code: string;
  headers?: Record<string, string>;
  /** The kind of the form, if its page lets the visitor correct it. */
  kind?: string;
  body?: FormBody;
  errors?: FieldErrors | undefined;
  /** The message, if it is not that of the code. */
  detail?: string | undefined;
  /** The message on a page, if it is another one. */
  problem?: string | undefined;
  /** Free times in place of the one that was taken, as instants. */
  slots?: string[] | undefined;
};

/** The page that shows a rejected form if it has none of its own. */
export const problemPath = '/form-problem';

const BODY_LIMIT = 64 * 1024;

/** Leads are few. Reads and rejected requests (an invalid field, an unreadable body) may come ten times as often. */
const requests = siteRateLimiter('requests', { perMinute: env.LEADS_PER_MINUTE * 10, pastCeiling: 10 });
const stored = siteRateLimiter('leads', { perMinute: env.LEADS_PER_MINUTE });

/** Counts a request of this client. Throws an HttpError with 429 if there were too many. */
export const countRequest = (request: Pick<Request, 'headers'>) => consumeRateLimit(request, requests);

/** The same for requests that store something: a lead, a meeting, or a change of one. */
export const countStored = (request: Request) => consumeRateLimit(request, stored);

/** Reads a form of our own pages. Throws an HttpError if it comes from elsewhere, too often, or cannot be read. */
export async function readForm(request: Request, { hasKey = false } = {}): Promise<FormBody> {
  checkSameOrigin(request, hasKey);
  await countRequest(request);
  return readBody(request, { limit: BODY_LIMIT });
}

/** An `apiHandler` that rejects with JSON or a page, and with 503 for any error but an HttpError. */
export function formHandler<More extends unknown[]>(
  part: string,
  handle: (request: Request, ...more: More) => Promise<Response>,
) {
  const respond = apiHandler(part, handle, rejectForm);
  return async (request: Request, ...more: More): Promise<Response> => {
    const response = await respond(request, ...more);
    if (request.method === 'POST') metrics.forms.inc({ api: part, status: response.status });
    return response;
  };
}

/** Responds to an error of a form's address, for `apiHandler` and `methodNotAllowed`. */
export function rejectForm(thrown: HttpError | null, { headers, method }: Request): Promise<Response> {
  const code: ErrorCode = method === 'POST' ? 'not-stored' : 'not-available';
  return reject(headers, problemPath, thrown ?? new HttpError(503, code, { 'retry-after': '60' }));
}

/** Responds to a rejected form: with JSON, or with the page at `path` and the input. */
export async function reject(headers: Headers, path: string, rejection: Rejection): Promise<Response> {
  const { status, code, headers: extra, kind, body = {}, errors, slots } = rejection;
  const message = rejection.detail ?? errorMessages[code as ErrorCode];
  if (wantsJson(headers))
    return jsonResponse(status, { error: { code, message }, fields: errors, slots }, extra);
  const { problem = errors ? '' : message } = rejection;
  const page = sendingPage(headers, body, env.SITE_URL);
  const form = { kind, code, body, errors: errors ?? {}, problem, back: page && page.pathname + page.search };
  return rejectWithPage(path, form, { status, headers: extra });
}

export const seeOther = (location: string, headers = {}) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } });
