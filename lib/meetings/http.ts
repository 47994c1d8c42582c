import 'server-only';
import { hash } from 'node:crypto';
import { sharedDatabase } from '@/lib/database/shared-database';
import type { FieldErrors } from '@/lib/leads/responses';
import { env } from '@/lib/platform/env';
import { clientNetworks } from '@/lib/platform/http/client-address';
import { jsonResponse, wantsJson } from '@/lib/platform/http/json-response';
import { type ErrorCode, errorMessages } from '../../content/forms.ts';
import { availability, slotProblems } from '../../content/meetings.ts';
import type { Limit } from './limits.ts';
import { type Trouble, takenWords } from './pages.ts';
import { freeDays } from './read.ts';
import { type Day, nextFree, parseInstant, slotProblem } from './slots.ts';

/** A slot as programs and forms read it. */
export const toInstant = (slot: number) => new Date(slot).toISOString();

/** What is wrong: at the fields of `errors`, or with the time `wanted`, which is taken. */
type Problem = { code: ErrorCode; problem?: string; errors?: FieldErrors; wanted?: number | null };

/** Answers a request that cannot be met: 422 where there are errors at fields, else 409; as JSON, or on the page of `show`. */
export const problemResponder =
  (headers: Headers, show: (days: Day[], trouble: Trouble) => Response) =>
  async ({ code, problem = errorMessages[code], errors, wanted = null }: Problem): Promise<Response> => {
    const error = { code, message: errorMessages[code] };
    if (errors && wantsJson(headers)) return jsonResponse(422, { error, fields: errors });
    const days = await freeDays(await sharedDatabase());
    const next = wanted === null ? undefined : nextFree(days, wanted);
    if (wantsJson(headers)) return jsonResponse(409, { error, slots: next?.map(toInstant) });
    return show(days, { status: errors ? 422 : 409, problem: next ? takenWords(next) : problem, errors });
  };

/** What is wrong with the time asked for, as an error at its field. */
export function slotError(given: unknown, now: number): { slot?: string } {
  const instant = parseInstant(given);
  const problem = instant === null ? 'malformed' : slotProblem(availability, instant, now);
  return problem ? { slot: slotProblems[problem] } : {};
}

/**
 * The limits of the networks that a request comes from: an IPv4 address or an IPv6 /56, which is what a household is
 * given, and twice as much for the /24 or /48 around it.
 */
export function networkLimits({ headers }: Request): Limit[] {
  const networks = clientNetworks(headers, env.TRUSTED_PROXIES).filter((network) => !network.endsWith('/64'));
  return networks.map((network, step) => ({
    key: hash('sha256', network),
    most: env.MEETINGS_PER_DAY * (step + 1),
  }));
}
