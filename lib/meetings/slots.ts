import { DateTime } from 'luxon';
import type { SlotProblem } from '../../content/meetings.ts';
import { isFederalHoliday } from './holidays.ts';

/** When calls are taken (content/meetings.ts). */
export type Availability = {
  timeZone: string;
  minutes: number;
  weekdays: readonly number[];
  opens: number;
  closes: number;
  leadHours: number;
  lastDay: number;
  closed: readonly string[];
};

/** A day in the zone of the availability, and its slots in milliseconds since 1970. */
export type Day = { date: string; slots: number[] };

const HOUR = 3_600_000;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;

/** The days that have slots which are not `taken`, seen at the time `now`. */
export function offeredDays(rules: Availability, now: number, taken: ReadonlySet<number> = new Set()): Day[] {
  const today = DateTime.fromMillis(now, { zone: rules.timeZone }).startOf('day');
  const first = now + rules.leadHours * HOUR;
  return Array.from({ length: rules.lastDay + 1 }, (_, ahead) => today.plus({ days: ahead }))
    .map((day) => ({
      date: day.toFormat('yyyy-MM-dd'),
      slots: slotsOn(rules, day).filter((slot) => slot >= first && !taken.has(slot)),
    }))
    .filter(({ slots }) => slots.length > 0);
}

/** Why a slot cannot be booked at the time `now`; null if it is one of those offered. */
export function slotProblem(rules: Availability, slot: number, now: number): SlotProblem | null {
  if (slot <= now) return 'past';
  if (slot < now + rules.leadHours * HOUR) return 'too-soon';
  const day = DateTime.fromMillis(slot, { zone: rules.timeZone }).startOf('day');
  const today = DateTime.fromMillis(now, { zone: rules.timeZone }).startOf('day');
  if (day > today.plus({ days: rules.lastDay })) return 'too-far';
  return slotsOn(rules, day).includes(slot) ? null : 'closed';
}

/** The first free slots after the one wanted; where there are too few, the earliest before it too. */
export function nextFree(days: readonly Day[], wanted: number, count = 3): number[] {
  const all = days.flatMap(({ slots }) => slots);
  const later = all.filter((slot) => slot > wanted).slice(0, count);
  const earlier = all.filter((slot) => slot < wanted).slice(0, count - later.length);
  return [...earlier, ...later];
}

/** An instant as programs and forms write it (ISO 8601 with a zone), in milliseconds since 1970; null if it is none. */
export function parseInstant(text: string): number | null {
  if (!INSTANT.test(text)) return null;
  const instant = DateTime.fromISO(text);
  return instant.isValid ? instant.toMillis() : null;
}

/** Built from the clock on the wall, so that a day of 23 or 25 hours opens and closes at the usual time. */
function slotsOn(rules: Availability, day: DateTime): number[] {
  const date = day.toFormat('yyyy-MM-dd');
  if (!rules.weekdays.includes(day.weekday) || rules.closed.includes(date) || isFederalHoliday(date))
    return [];
  const count = Math.floor((rules.closes - rules.opens) / rules.minutes);
  return Array.from({ length: count }, (_, index) => rules.opens + index * rules.minutes).flatMap(
    (minute) => {
      const hour = Math.floor(minute / 60);
      const slot = day.set({ hour, minute: minute % 60 });
      return slot.hour === hour ? [slot.toMillis()] : []; // an hour that daylight saving skips
    },
  );
}
