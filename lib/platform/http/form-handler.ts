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
import { findFormPage } from './same-origin.ts';

export type FormBody = Record<string, unknown>;

export type FieldErrors = Record<string, string>;

type Rejection = {
  status: number;
  code: string;
  headers?: Record<string, string>;
  /** The kind of the form. Set only if the page lets the visitor correct the input. */
  kind?: string;
  body?: FormBody;
  errors?: FieldErrors | undefined;
  detail?: string | undefined;
  /** The message to show on a page, if it differs from the one in a JSON response. */
  problem?: string | undefined;
  /** Free times (ISO 8601) to offer instead of the one that was taken. */
  slots?: string[] | undefined;
};

/** The path of the page that shows why a form was rejected, for forms that don't have such a page of their own. */
export const problemPath = '/form-problem';

/** Counts every request to a form, even rejected ones and reads, so it allows ten times as many as `storeLimiter`. */
const requestLimiter = siteRateLimiter('requests', { perMinute: env.LEADS_PER_MINUTE * 10, pastCeiling: 10 });
const storeLimiter = siteRateLimiter('leads', { perMinute: env.LEADS_PER_MINUTE });

export const countRequest = (request: Pick<Request, 'headers'>) => consumeRateLimit(request, requestLimiter);

/** For requests that store a lead, a meeting, or a change of one. Throws an HttpError (429) above the limit. */
export const countSave = (request: Request) => consumeRateLimit(request, storeLimiter);

/** Throws an HttpError if the form came from another site, came too often, or can't be read. */
export async function readForm(request: Request, { hasKey = false } = {}): Promise<FormBody> {
  checkSameOrigin(request, hasKey);
  await countRequest(request);
  return readBody(request);
}

/** Wraps the route handler of a form: an HttpError becomes a rejection, and any other error becomes a 503. */
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

export const notStored = (code: ErrorCode = 'not-stored') =>
  new HttpError(503, code, { 'retry-after': '60' });

export function rejectForm(thrown: HttpError | null, { headers, method }: Request): Promise<Response> {
  return reject(headers, problemPath, thrown ?? notStored(method === 'POST' ? undefined : 'not-available'));
}

export async function reject(headers: Headers, path: string, rejection: Rejection): Promise<Response> {
  const { status, code, headers: extra, kind, body = {}, errors, slots } = rejection;
  const message = rejection.detail ?? errorMessages[code as ErrorCode];
  if (wantsJson(headers))
    return jsonResponse(status, { error: { code, message }, fields: errors, slots }, extra);
  const { problem = errors ? '' : message } = rejection;
  const page = findFormPage(headers, body, env.SITE_URL);
  const form = { kind, code, body, errors: errors ?? {}, problem, back: page && page.pathname + page.search };
  return rejectWithPage(path, form, { status, headers: extra });
}

export const seeOther = (location: string, headers = {}) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } });
