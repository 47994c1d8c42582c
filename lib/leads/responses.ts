import { z } from 'zod';
import { type ErrorCode, errorMessages } from '@/content/forms';
import { env } from '@/lib/platform/env';
import { jsonResponse, wantsJson } from '@/lib/platform/http/json-response';
import type { Refusal } from '@/lib/platform/http/refusal';
import { rejectWithPage } from '@/lib/platform/rejected-form';
import { sendingPage } from './context';
import type { FormBody, LeadData, LeadForm } from './forms';

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

/** Responds to a rejected request: JSON, or a page that says what to do. */
export async function errorResponse(
  headers: Headers,
  { status, code, headers: extra }: Refusal,
): Promise<Response> {
  const problem = errorMessages[code as ErrorCode];
  if (wantsJson(headers)) return jsonResponse(status, { error: { code, message: problem } }, extra);
  const form = { code, problem, body: {}, errors: {}, back: sendingPath(headers, {}) };
  return rejectWithPage('/form-problem', form, { status, headers: extra });
}

/** Returns the path and query of the page that a form was sent from; undefined if it names none. */
export function sendingPath(headers: Headers, body: FormBody): string | undefined {
  const page = sendingPage(headers, body, env.SITE_URL);
  return page ? page.pathname + page.search : undefined;
}

/** Returns the first error of each field, in the order of the form. */
export function toFieldErrors(error: z.ZodError<LeadData>): FieldErrors {
  const { fieldErrors } = z.flattenError(error);
  return Object.fromEntries(Object.entries(fieldErrors).map(([name, found]) => [name, found?.[0] ?? '']));
}

/** Responds with 422 and the field errors: as JSON, or as the form again with all input. */
export async function fieldErrorsResponse(
  headers: Headers,
  { kind }: LeadForm,
  body: FormBody,
  errors: FieldErrors,
): Promise<Response> {
  const code = 'invalid-fields';
  if (wantsJson(headers)) {
    return jsonResponse(422, { error: { code, message: errorMessages[code] }, fields: errors });
  }
  const form = { kind, code, body, errors, back: sendingPath(headers, body) };
  return rejectWithPage('/form-problem', form, { status: 422 });
}
