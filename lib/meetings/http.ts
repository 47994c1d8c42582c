import 'server-only';
import { answer as answerForm, checkOrigin, readForm } from '@/lib/leads/request';
import { env } from '@/lib/platform/env';
import { consumeRateLimit } from '@/lib/platform/http/guards';
import { siteRateLimiter } from '@/lib/platform/http/rate-limiter';
import { logOf } from '@/lib/platform/observability/log';
import { type RefusalCode, refusals } from '../../content/forms.ts';
import { availability, slotProblems } from '../../content/meetings.ts';
import { parseInstant, slotProblem } from './slots.ts';

const log = logOf('meetings');

/** As for every form: what is only looked at, or to be corrected, may come ten times as often as what is stored. */
export const requests = siteRateLimiter('meeting-requests', { perMinute: env.LEADS_PER_MINUTE * 10 });
export const bookings = siteRateLimiter('meetings', { perMinute: env.LEADS_PER_MINUTE });

/** A refusal as the body of an answer that says more. */
export const errorOf = (code: RefusalCode) => ({ error: { code, message: refusals[code] } });

/** A slot as programs and forms read it. */
export const toInstant = (slot: number) => new Date(slot).toISOString();

/** Answers a request; whatever is thrown becomes a refusal. Never throws. */
export const answer = (
  request: Request,
  work: (asked: { headers: Headers; query: URLSearchParams }) => Promise<Response>,
): Promise<Response> =>
  answerForm(
    request,
    () => work({ headers: request.headers, query: new URL(request.url).searchParams }),
    (failure) => log.error({ failure }, 'meeting not read or stored'),
  );

/** The body of a request that one of our own pages may have sent. Throws a Refusal otherwise. */
export async function read(request: Request): Promise<Record<string, unknown>> {
  checkOrigin(request);
  await consumeRateLimit(request, requests);
  return readForm(request);
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
