import { DateTime } from 'luxon';
import { federalHolidays } from '../../content/meetings.ts';

type Holiday = (typeof federalHolidays)[number];

const observedBy = new Map<number, ReadonlySet<string>>();

/** Whether a day ("2026-07-03") is a federal holiday as observed: on Friday for Saturday, on Monday for Sunday. */
export function isFederalHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  let days = observedBy.get(year);
  if (!days) {
    // New Year's Day on a Saturday is observed in the year before.
    days = new Set([year, year + 1].flatMap((of) => federalHolidays.map((holiday) => observed(holiday, of))));
    observedBy.set(year, days);
  }
  return days.has(date);
}

function observed(holiday: Holiday, year: number): string {
  const day = dayOf(holiday, year);
  const shift = day.weekday === 6 ? -1 : day.weekday === 7 ? 1 : 0;
  return day.plus({ days: shift }).toFormat('yyyy-MM-dd');
}

function dayOf(holiday: Holiday, year: number): DateTime {
  const first = DateTime.utc(year, holiday.month, 1);
  if ('day' in holiday) return first.set({ day: holiday.day });
  const { weekday, nth } = holiday;
  // The last one is a week before the first of the next month.
  const from = nth < 0 ? first.plus({ months: 1 }) : first;
  const weeks = nth < 0 ? nth : nth - 1;
  return from.plus({ days: ((weekday - from.weekday + 7) % 7) + weeks * 7 });
}
