import type { LeadData, LeadForm } from '@/lib/forms/lead-forms';
import { env } from '@/lib/platform/env';
import { type FormBody, seeOther } from '@/lib/platform/http/form-handler';
import { jsonResponse, wantsJson } from '@/lib/platform/http/json-response';
import type { NewLead } from './lead';
import { contextOf } from './lead-context';
import { detectSpam } from './spam';

export function toNewLead(kind: string, { headers }: Request, body: FormBody, data: LeadData): NewLead {
  const { spamSignals, isSpam } = detectSpam(body, data, headers);
  const status = isSpam ? 'quarantined' : 'new';
  return { kind, status, data, context: contextOf(headers, body, env.SITE_URL), spamSignals };
}

/** Responds to a stored form: 201, or 303 to the thank-you page. Sets a cookie with the receipt number. */
export function respondToLead(headers: Headers, { redirect }: LeadForm, id: string): Response {
  const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : '';
  // Not HttpOnly: the thank-you page is static, and its script reads the number.
  const cookie = { 'set-cookie': `receipt=${id}; Path=${redirect}; Max-Age=600; SameSite=Lax${secure}` };
  return wantsJson(headers) ? jsonResponse(201, { id, redirect }, cookie) : seeOther(redirect, cookie);
}
