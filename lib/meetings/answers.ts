import { isPath, isRecord, isText } from '../unknown-values';
import type { BookedMeeting, FreeTimes } from './picker';

// Reads responses of /api/meetings in the browser. They may be those of a proxy.

type Days = FreeTimes['days'];

/** The free times of `GET /api/meetings`. Throws if the response holds none. */
export function parseDays(answer: unknown): Days {
  const { days }: Record<string, unknown> = Object(answer);
  if (!Array.isArray(days) || !days.every(isDay)) throw new Error('No free times');
  return days;
}

/** The call that `POST /api/meetings` booked; null if the response names none. */
export function parseMeeting({ id, start, manage, ics }: Record<string, unknown>): BookedMeeting | null {
  return isText(id) && isTime(start) && isPath(manage) && isPath(ics) ? { id, start, manage, ics } : null;
}

/** Whether a value is a list of times. */
export const isTimes = (value: unknown): value is string[] => Array.isArray(value) && value.every(isTime);

const isTime = (value: unknown): value is string => isText(value) && Date.parse(value) > 0;

const isDay = (value: unknown): value is Days[number] =>
  isRecord(value) && isTime(value.date) && isTimes(value.slots);
