import { DateTime } from 'luxon';
import { availability, type SlotProblem } from '@/content/meetings';
import { isClosedOn } from '@/lib/time/holidays';

/** When calls are taken. */
export type Availability = typeof availability;

/** A day in the availability's time zone, and its slots (milliseconds since 1970). */
export type Day = { date: string; slots: number[] };

const HOUR = 3_600_000;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;

const dayOf = ({ timeZone }: Availability, instant: number) =>
  DateTime.fromMillis(instant, { zone: timeZone }).startOf('day');

/** Returns the days after `now` with slots that are not taken. */
export function offeredDays(rules: Availability, now: number, isTaken = (_slot: number) => false): Day[] {
  const today = dayOf(rules, now);
  const first = now + rules.leadHours * HOUR;
  return Array.from({ length: rules.lastDay + 1 }, (_, ahead) => today.plus({ days: ahead }))
    .map((day) => ({
      date: day.toFormat('yyyy-MM-dd'),
      slots: slotsOn(rules, day).filter((slot) => slot >= first && !isTaken(slot)),
    }))
    .filter(({ slots }) => slots.length > 0);
}

/** Returns why a slot cannot be booked at the time `now`; null if it can. */
export function slotProblem(rules: Availability, slot: number, now: number): SlotProblem | null {
  if (slot <= now) return 'past';
  if (slot < now + rules.leadHours * HOUR) return 'too-soon';
  const day = dayOf(rules, slot);
  if (day > dayOf(rules, now).plus({ days: rules.lastDay })) return 'too-far';
  return slotsOn(rules, day).includes(slot) ? null : 'closed';
}

/** Returns the first free slots after the one wanted; if there are too few, also the earliest before it. */
export function nextFree(days: readonly Day[], wanted: number, count = 3): number[] {
  const all = days.flatMap(({ slots }) => slots);
  const later = all.filter((slot) => slot > wanted).slice(0, count);
  const earlier = all.filter((slot) => slot < wanted).slice(0, count - later.length);
  return [...earlier, ...later];
}

/** Parses an instant (ISO 8601 with a zone) to milliseconds since 1970; null if invalid. */
export function parseInstant(given: unknown): number | null {
  const text = typeof given === 'string' ? given.trim() : '';
  const instant = INSTANT.test(text) ? DateTime.fromISO(text) : null;
  return instant?.isValid ? instant.toMillis() : null;
}

/** Parses a local time in Central ("2026-11-28T19:30") to milliseconds since 1970; null if there is no such time. */
export function parseLocal(text: string): number | null {
  const time = DateTime.fromISO(text, { zone: availability.timeZone });
  // Luxon moves a time that daylight saving skips.
  return time.isValid && text.startsWith(time.toFormat("yyyy-MM-dd'T'HH:mm")) ? time.toMillis() : null;
}

/** Uses local time, so that a day of 23 or 25 hours opens and closes at the usual time. */
function slotsOn(rules: Availability, day: DateTime): number[] {
  const date = day.toFormat('yyyy-MM-dd');
  const slots: number[] = [];
  if (isClosedOn(date) || !rules.weekdays.includes(day.weekday)) return slots;
  for (let minute = rules.opens; minute + rules.minutes <= rules.closes; minute += rules.minutes) {
    slots.push(day.set({ hour: Math.floor(minute / 60), minute: minute % 60 }).toMillis());
  }
  return slots;
}
