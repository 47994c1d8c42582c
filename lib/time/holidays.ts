import { availability, federalHolidays } from '@/content/meetings';
import { addDays, type Day, weekdayOf } from './calendar-days';

/** Whether we are closed on a day: a federal holiday, also as observed, or a day off of our own. */
export const isClosedOn = (day: Day) =>
  availability.closed.includes(day) || isFederalHoliday(day) || isHoliday(day);

/** Whether a day is a federal holiday as observed: on Friday for Saturday, on Monday for Sunday (5 U.S.C. 6103). */
export function isFederalHoliday(day: Day): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 5 && isHoliday(addDays(day, 1))) return true;
  if (weekday === 1 && isHoliday(addDays(day, -1))) return true;
  return weekday < 6 && isHoliday(day);
}

function isHoliday(day: Day): boolean {
  const [, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const isLast = addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
  return federalHolidays.some((holiday) => {
    if (holiday.month !== month) return false;
    if ('day' in holiday) return holiday.day === dayOfMonth;
    if (holiday.weekday !== weekdayOf(day)) return false;
    return holiday.nth === -1 ? isLast : holiday.nth === Math.ceil(dayOfMonth / 7);
  });
}
