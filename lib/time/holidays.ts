import { availability, federalHolidays } from '@/content/meetings';

const DAY_MS = 86_400_000;

/** Whether we are closed on a date ("2026-11-26"): a federal holiday, also as observed, or a day off of our own. */
export const isClosedOn = (date: string) =>
  availability.closed.includes(date) || isFederalHoliday(date) || isHoliday(Date.parse(date));

/** Whether a date is a federal holiday as observed: on Friday for Saturday, on Monday for Sunday (5 U.S.C. 6103). */
export function isFederalHoliday(date: string): boolean {
  const day = Date.parse(date);
  const weekday = weekdayOf(day);
  if (weekday === 5 && isHoliday(day + DAY_MS)) return true;
  if (weekday === 1 && isHoliday(day - DAY_MS)) return true;
  return weekday < 6 && isHoliday(day);
}

/** Monday = 1, Sunday = 7. */
const weekdayOf = (day: number) => new Date(day).getUTCDay() || 7;
const monthOf = (day: number) => new Date(day).getUTCMonth() + 1;

function isHoliday(day: number): boolean {
  const dayOfMonth = new Date(day).getUTCDate();
  const isLast = monthOf(day + 7 * DAY_MS) !== monthOf(day);
  return federalHolidays.some((holiday) => {
    if (holiday.month !== monthOf(day)) return false;
    if ('day' in holiday) return holiday.day === dayOfMonth;
    if (holiday.weekday !== weekdayOf(day)) return false;
    return holiday.nth === -1 ? isLast : holiday.nth === Math.ceil(dayOfMonth / 7);
  });
}
