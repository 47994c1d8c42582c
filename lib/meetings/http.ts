import 'server-only';
import { type Asked, refuse } from '@/lib/leads/answers';
import { env } from '@/lib/platform/env';
import { clientAddress } from '@/lib/platform/http/client-address';
import { readBody } from '@/lib/platform/http/read-body';
import { Refusal } from '@/lib/platform/http/refusal';
import { isSameOrigin } from '@/lib/platform/http/same-origin';
import { siteRateLimiter } from '@/lib/platform/http/site-rate-limiter';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { type RefusalCode, refusals } from '../../content/forms.ts';
import { availability, slotProblems } from '../../content/meetings.ts';
import { parseInstant, slotProblem } from './slots.ts';

const BODY_LIMIT = 64 * 1024;

const log = logOf('meetings');

/** As for every form: what is only looked at, or to be corrected, may come ten times as often as what is stored. */
export const requests = siteRateLimiter('meeting-requests', { perMinute: env.LEADS_PER_MINUTE * 10 });
export const bookings = siteRateLimiter('meetings', { perMinute: env.LEADS_PER_MINUTE });

/** The answer to any other method: 405 with `Allow`. */
export function refuseMethods(allow: string) {
  return (request: Request): Response =>
    refuse(askedOf(request), refusal(405, 'method-not-allowed', { allow }));
}

const askedOf = ({ headers }: Request): Asked => ({ headers, siteUrl: env.SITE_URL });

/** A request that is answered with a 4xx or 5xx, in the words of its code. */
export const refusal = (status: number, code: RefusalCode, headers?: Record<string, string>) =>
  new Refusal<RefusalCode>(status, code, headers);

/** The same as the body of an answer that says more. */
export const errorOf = (code: RefusalCode) => ({ error: { code, message: refusals[code] } });

/** A slot as programs and forms read it. */
export const toInstant = (slot: number) => new Date(slot).toISOString();

/** Answers a request; whatever is thrown becomes a refusal. Never throws. */
export async function answer(
  request: Request,
  work: (asked: { headers: Headers; query: URLSearchParams }) => Promise<Response>,
): Promise<Response> {
  try {
    return await work({ headers: request.headers, query: new URL(request.url).searchParams });
  } catch (error) {
    if (error instanceof Refusal) return refuse(askedOf(request), error);
    log.error({ failure: failureOf(error) }, 'meeting not read or stored');
    const code = request.method === 'POST' ? 'not-stored' : 'not-available';
    return refuse(askedOf(request), refusal(503, code, { 'retry-after': '60' }));
  }
}

/** The body of a request that one of our own pages may have sent. Throws a Refusal otherwise. */
export async function read(request: Request): Promise<Record<string, unknown>> {
  if (!isSameOrigin(request.headers, env.SITE_URL)) throw refusal(403, 'cross-origin');
  await limit(requests, request.headers);
  return readBody(request, { limit: BODY_LIMIT });
}

/** Counts a request of this sender. Throws a Refusal with 429 where there have been too many. */
export async function limit(limiter: typeof requests, headers: Headers): Promise<void> {
  const wait = await limiter.take(clientAddress(headers, env.TRUSTED_PROXIES));
  if (wait) throw refusal(429, 'too-many-requests', { 'retry-after': String(wait) });
}

/** What is wrong with the time asked for, as an error at its field. */
export function slotError(given: unknown, now: number): { slot?: string } {
  const instant = typeof given === 'string' && given.length <= 40 ? parseInstant(given.trim()) : null;
  const problem = instant === null ? 'malformed' : slotProblem(availability, instant, now);
  return problem ? { slot: slotProblems[problem] } : {};
}

/** Leads a browser on after a form. */
export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
