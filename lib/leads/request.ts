import 'server-only';
import { env } from '@/lib/platform/env';
import { checkSameOrigin, consumeRateLimit } from '@/lib/platform/http/guards';
import type { RateLimiter } from '@/lib/platform/http/rate-limiter';
import { readBody } from '@/lib/platform/http/read-body';
import { Refusal } from '@/lib/platform/http/refusal';
import { failureOf } from '@/lib/platform/observability/failure';
import type { RefusalCode } from '../../content/forms.ts';
import { refuse } from './answers.ts';
import { contextOf } from './context.ts';
import type { LeadData, LeadKind } from './forms.ts';
import { judge } from './spam.ts';

const BODY_LIMIT = 64 * 1024;

/** A request that is answered with a 4xx or 5xx, in the words of its code. */
export const refusal = (status: number, code: RefusalCode, headers?: Record<string, string>) =>
  new Refusal<RefusalCode>(status, code, headers);

/** The answer to any other method: 405 with `Allow`. */
export const refuseMethods = (allow: string) => (request: Request) =>
  refuse(request.headers, refusal(405, 'method-not-allowed', { allow }));

/** Answers a request; whatever is thrown becomes a refusal, and `note` logs what is none. Never throws. */
export async function answer(
  request: Request,
  work: () => Promise<Response>,
  note: (failure: string) => void,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return refuse(request.headers, error);
    // The database's message may quote what was to be stored, so only the name of the failure is logged.
    note(failureOf(error));
    const code = request.method === 'POST' ? 'not-stored' : 'not-available';
    return refuse(request.headers, refusal(503, code, { 'retry-after': '60' }));
  }
}

/** What a form of our own pages sent. Throws a Refusal where it comes from elsewhere, too often, or cannot be read. */
export async function readForm(request: Request, limiter: RateLimiter) {
  checkSameOrigin(request);
  await consumeRateLimit(request, limiter);
  return readBody(request, { limit: BODY_LIMIT });
}

/** The lead in what a form sent, set aside where it looks like a program's. */
export function toNewLead<Kind extends LeadKind>(
  kind: Kind,
  { headers }: Request,
  body: Record<string, unknown>,
  data: LeadData,
) {
  const { signs, spam } = judge(body, data, headers);
  const status: 'quarantined' | 'new' = spam ? 'quarantined' : 'new';
  return { kind, status, data, context: contextOf(headers, body, env.SITE_URL), signs };
}
