import { isPath, isRecord, isText } from '@/lib/platform/unknown-values';
import { meetingsPath } from './addresses';
import type { BookedMeeting, FreeTimes } from './picker';

// Reads responses of /api/meetings in the browser. A proxy may have sent them.

type Days = FreeTimes['days'];

const TIMEOUT_MS = 15_000;

/** Loads the free times. Rejects if that fails. */
export async function fetchDays(): Promise<Days> {
  const response = await fetch(meetingsPath, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(String(response.status));
  const { days }: Record<string, unknown> = Object(await response.json());
  if (!Array.isArray(days) || !days.every(isDay)) throw new Error('No free times');
  return days;
}

/** Returns the call that `POST /api/meetings` booked; null if the response has none. */
export function parseMeeting({ id, start, manage, ics }: Record<string, unknown>): BookedMeeting | null {
  return isText(id) && isTime(start) && isPath(manage) && isPath(ics) ? { id, start, manage, ics } : null;
}

/** Whether a value is a list of times. */
export const isTimes = (value: unknown): value is string[] => Array.isArray(value) && value.every(isTime);

const isTime = (value: unknown): value is string => isText(value) && Date.parse(value) > 0;

const isDay = (value: unknown): value is Days[number] =>
  isRecord(value) && isTime(value.date) && isTimes(value.slots);
