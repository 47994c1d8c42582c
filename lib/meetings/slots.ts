import { availability, type SlotProblem } from '@/content/meetings';
import { timeZone } from '@/content/time-zone';
import { HOUR_MS, MINUTE_MS } from '@/lib/platform/durations';
import { toInstant } from '@/lib/platform/time-zones';
import { addDays, type Day, isOneOf, officeDay, startOf } from '@/lib/time/calendar-days';
import { isClosedOn } from '@/lib/time/holidays';
import { timeAfterMidnight } from '@/lib/time/slot';

export type Availability = typeof availability;

export const MEETING_MS = availability.minutes * MINUTE_MS;

/** A day in the office’s time zone, and the free start times on that day (milliseconds since 1970). */
export type FreeDay = { date: Day; slots: number[] };

export function getOpenDays(rules: Availability, now: number, isTaken = (_slot: number) => false): FreeDay[] {
  const today = officeDay(now);
  const first = now + rules.leadHours * HOUR_MS;
  return Array.from({ length: rules.lastDay + 1 }, (_, ahead) => addDays(today, ahead))
    .map((date) => ({
      date,
      slots: slotsOn(rules, date).filter((slot) => slot >= first && !isTaken(slot)),
    }))
    .filter(({ slots }) => slots.length > 0);
}

export function findSlotProblem(rules: Availability, slot: number, now: number): SlotProblem | null {
  if (slot <= now) return 'past';
  if (slot < now + rules.leadHours * HOUR_MS) return 'too-soon';
  const day = officeDay(slot);
  if (day > addDays(officeDay(now), rules.lastDay)) return 'too-far';
  return slotsOn(rules, day).includes(slot) ? null : 'closed';
}

/** Returns the first free slots after the requested one; if there are too few, also the earliest ones before it. */
export function findNextFree(days: readonly FreeDay[], requested: number, count = 3): number[] {
  const all = days.flatMap(({ slots }) => slots);
  const later = all.filter((slot) => slot > requested).slice(0, count);
  const earlier = all.filter((slot) => slot < requested).slice(0, count - later.length);
  return [...earlier, ...later];
}

/** Computes slots in local time, so that a day of 23 or 25 hours opens and closes at the usual time. */
function slotsOn(rules: Availability, day: Day): number[] {
  if (isClosedOn(day) || !isOneOf(rules.days, day)) return [];
  const opens = timeAfterMidnight(rules.opens);
  const count = Math.floor((timeAfterMidnight(rules.closes) - opens) / MEETING_MS);
  return Array.from({ length: count }, (_, place) =>
    toInstant(startOf(day) + opens + place * MEETING_MS, timeZone.id),
  ).filter((slot) => slot !== null);
}
