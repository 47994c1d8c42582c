import 'server-only';
import { company } from '@/content/company';
import type { ErrorCode } from '@/content/forms';
import { availability, meetingCopy, slotProblems } from '@/content/meetings';
import { sharedDatabase } from '@/lib/database/shared-database';
import { networkLimits } from '@/lib/inbox/usage-limits';
import { env } from '@/lib/platform/env';
import { type FieldErrors, type FormBody, reject } from '@/lib/platform/http/form-handler';
import { slotWords } from '@/lib/time/clock';
import { freeDays } from './read-meetings';
import { type Day, nextFree, parseInstant, slotProblem } from './slots';

/** Formats a slot as an instant (ISO 8601). */
export const toInstant = (slot: number) => new Date(slot).toISOString();

/** Formats the slots of days as instants. */
export const toInstants = (days: readonly Day[]) =>
  days.map(({ date, slots }) => ({ date, slots: slots.map(toInstant) }));

/** Errors at fields, or a `wanted` time that is taken. */
type Problem = { code: ErrorCode; errors?: FieldErrors; wanted?: number | null };

/** Responds to a failed request, 422 with field errors, else 409: with JSON, or the page at `path` and the input. */
export const problemResponder =
  (headers: Headers, path: string, body: FormBody) =>
  async ({ code, errors, wanted = null }: Problem): Promise<Response> => {
    const next = wanted === null ? undefined : nextFree(await freeDays(await sharedDatabase()), wanted);
    const problem = next && takenWords(next);
    const slots = next?.map(toInstant);
    return reject(headers, path, { status: errors ? 422 : 409, code, body, errors, problem, slots });
  };

/** "Somebody just took that time" and the next ones, in one sentence. */
const takenWords = (next: readonly number[]) =>
  next.length > 0
    ? `${meetingCopy.taken} ${next.map((slot) => slotWords(slot)).join('; ')}.`
    : `${meetingCopy.none} ${company.phone.display}.`;

/** Returns the error of the requested time, for its field. */
export function slotError(given: unknown, now: number): { slot?: string } {
  const instant = parseInstant(given);
  const problem = instant === null ? 'malformed' : slotProblem(availability, instant, now);
  return problem ? { slot: slotProblems[problem] } : {};
}

/** Returns how often the sender's network may book and move in 24 hours. */
export const meetingLimits = (request: Request) => networkLimits(request, env.MEETINGS_PER_DAY, 2);
