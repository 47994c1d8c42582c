import 'server-only';
import { env } from '@/lib/platform/env';
import { checkSameOrigin, consumeRateLimit, withErrors } from '@/lib/platform/http/guards';
import { siteRateLimiter } from '@/lib/platform/http/rate-limiter';
import { readBody } from '@/lib/platform/http/read-body';
import { Refusal } from '@/lib/platform/http/refusal';
import type { RefusalCode } from '../../content/forms.ts';
import { contextOf } from './context.ts';
import type { FormBody, LeadData, LeadKind } from './forms.ts';
import { refuse } from './responses.ts';
import { judge } from './spam.ts';

const BODY_LIMIT = 64 * 1024;

/** Leads are few. What is only looked at, or rejected (a field to correct, an unreadable body), may come ten times as often. */
const requests = siteRateLimiter('requests', { perMinute: env.LEADS_PER_MINUTE * 10 });
const leads = siteRateLimiter('leads', { perMinute: env.LEADS_PER_MINUTE });

/** Counts one more request of this sender. Throws a Refusal with 429 where there have been too many. */
export const countRequest = (request: Request) => consumeRateLimit(request, requests);

/** The same for what is stored: a lead, a meeting, or a change of one. */
export const countLead = (request: Request) => consumeRateLimit(request, leads);

/** A request that is answered with a 4xx or 5xx, in the words of its code. */
export const refusal = (status: number, code: RefusalCode, headers?: Record<string, string>) =>
  new Refusal(status, code, headers);

/** The answer to any other method: 405 with `Allow`. */
export const refuseMethods = (allow: string) => (request: Request) =>
  refuse(request.headers, refusal(405, 'method-not-allowed', { allow }));

/** A route handler that never throws: it answers refusals in the words of our forms, other errors with 503. */
export const formHandler = <More extends unknown[]>(
  part: string,
  handle: (request: Request, ...more: More) => Promise<Response>,
) =>
  withErrors(part, handle, (thrown, { headers, method }) => {
    const code = method === 'POST' ? 'not-stored' : 'not-available';
    return refuse(headers, thrown ?? refusal(503, code, { 'retry-after': '60' }));
  });

/** What a form of our own pages sent. Throws a Refusal where it comes from elsewhere, too often, or cannot be read. */
export async function readForm(request: Request) {
  checkSameOrigin(request);
  await countRequest(request);
  return readBody(request, { limit: BODY_LIMIT });
}

/** The lead in what a form sent, set aside where it looks like a program's. */
export function toNewLead<Kind extends LeadKind>(
  kind: Kind,
  { headers }: Request,
  body: FormBody,
  data: LeadData,
) {
  const { signs, spam } = judge(body, data, headers);
  const status: 'quarantined' | 'new' = spam ? 'quarantined' : 'new';
  return { kind, status, data, context: contextOf(headers, body, env.SITE_URL), signs };
}
