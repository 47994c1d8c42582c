import { z } from 'zod';
import { type ErrorCode, errorMessages } from '@/content/forms';
import type { FormBody, LeadData, LeadForm } from '@/lib/forms/lead-forms';
import { env } from '@/lib/platform/env';
import { jsonResponse, wantsJson } from '@/lib/platform/http/json-response';
import { rejectWithPage } from '@/lib/platform/rejected-form';
import { sendingPage } from './lead-context';

export type FieldErrors = Record<string, string>;

/** Responds 201 with the receipt number, or 303 to the thank-you page; both set a cookie for that page. */
export function thank(headers: Headers, { redirect }: LeadForm, id: string): Response {
  const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : '';
  // Readable by script: the thank-you page is the same for everyone and shows the number itself.
  const cookie = { 'set-cookie': `receipt=${id}; Path=${redirect}; Max-Age=600; SameSite=Lax${secure}` };
  return wantsJson(headers) ? jsonResponse(201, { id, redirect }, cookie) : seeOther(redirect, cookie);
}

/** Redirects a browser after a form. */
export const seeOther = (location: string, headers = {}) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } });

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

/** The page that shows a rejected form if it has none of its own. */
export const problemPath = '/form-problem';

/** Returns the first error of each field, in the order of the form. */
export function toFieldErrors(error: z.ZodError<LeadData>): FieldErrors {
  const { fieldErrors } = z.flattenError(error);
  return Object.fromEntries(Object.entries(fieldErrors).map(([name, found]) => [name, found?.[0] ?? '']));
}
