import { isPath, isRecord, isText } from '@/lib/platform/unknown-values';
import { parseDay } from '@/lib/time/calendar-days';
import { parseInstant } from '@/lib/time/slot';
import { meetingsPath } from './meeting-paths';
import type { FreeDay } from './slots';

// These functions read responses of /api/meetings in the browser. They check the content, because a proxy may have sent
// something else.

/** `manage` and `ics` are the paths of the call's page and its calendar file. */
export type BookedCall = { id: string; startsAt: number; manage: string; ics: string };

const TIMEOUT_MS = 15_000;

export async function fetchFreeDays(): Promise<FreeDay[]> {
  const response = await fetch(meetingsPath, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(String(response.status));
  const { days }: Record<string, unknown> = Object(await response.json());
  const free = Array.isArray(days) ? days.map(parseFreeDay) : [null];
  if (!free.every((day) => day !== null)) throw new Error('No free times');
  return free;
}

function parseFreeDay(value: unknown): FreeDay | null {
  const { date, slots } = isRecord(value) ? value : {};
  const starts = parseStarts(slots);
  return isText(date) && parseDay(date) && starts ? { date, slots: starts } : null;
}

/** Returns milliseconds since 1970; null if `values` isn't a list of instants. */
export function parseStarts(values: unknown): number[] | null {
  const starts = Array.isArray(values) ? values.map(parseInstant) : [null];
  return starts.every((start) => start !== null) ? starts : null;
}

/** Parses the response of `POST /api/meetings`. */
export function parseBookedCall({ id, start, manage, ics }: Record<string, unknown>): BookedCall | null {
  const startsAt = parseInstant(start);
  return isText(id) && startsAt !== null && isPath(manage) && isPath(ics)
    ? { id, startsAt, manage, ics }
    : null;
}
