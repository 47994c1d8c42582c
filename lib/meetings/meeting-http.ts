import 'server-only';
import { company } from '@/content/company';
import type { ErrorCode } from '@/content/forms';
import { availability, meetingCopy, slotProblems } from '@/content/meetings';
import { sharedDatabase } from '@/lib/database/shared-database';
import { networkLimits } from '@/lib/database/uses';
import { env } from '@/lib/platform/env';
import { type FieldErrors, type FormBody, reject } from '@/lib/platform/http/form-handler';
import { parseInstant, toSlot } from '@/lib/time/slot';
import { readFreeDays } from './read-meetings';
import { findNextFree, findSlotProblem } from './slots';

export const toIso = (instant: number) => new Date(instant).toISOString();

/** Has either field errors, or a requested start time that is taken (milliseconds since 1970). */
type Problem = { code: ErrorCode; errors?: FieldErrors; requested?: number | null };

/** The returned function responds with 422 for field errors, else 409, as JSON or as the page at `path` with `body`. */
export const problemResponder =
  (headers: Headers, path: string, body: FormBody) =>
  async ({ code, errors, requested = null }: Problem): Promise<Response> => {
    const next =
      requested === null ? undefined : findNextFree(await readFreeDays(await sharedDatabase()), requested);
    const problem = next && formatTakenError(next);
    const slots = next?.map(toIso);
    return reject(headers, path, { status: errors ? 422 : 409, code, body, errors, problem, slots });
  };

const formatTakenError = (next: readonly number[]) =>
  next.length > 0
    ? `${meetingCopy.taken} ${next.map((start) => toSlot(start).text).join('; ')}.`
    : `${meetingCopy.none} ${company.phone.display}.`;

export function findSlotError(value: unknown, now: number): { slot?: string } {
  const instant = parseInstant(value);
  const problem = instant === null ? 'malformed' : findSlotProblem(availability, instant, now);
  return problem ? { slot: slotProblems[problem] } : {};
}

export const meetingLimits = (request: Request) => networkLimits(request, env.MEETINGS_PER_DAY, 2);
