import { availability, federalHolidays } from '@/content/meetings';
import { addDays, type Day, weekdayOf } from './calendar-days';

/** Whether we are closed: on a federal holiday, on the day it is observed, or on one of our own days off. */
export const isClosedOn = (day: Day) =>
  availability.closed.includes(day) || isHolidayObserved(day) || isHolidayDate(day);

/** A federal holiday on a Saturday is observed on Friday, and one on a Sunday on Monday (5 U.S.C. 6103). */
export function isHolidayObserved(day: Day): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 5 && isHolidayDate(addDays(day, 1))) return true;
  if (weekday === 1 && isHolidayDate(addDays(day, -1))) return true;
  return weekday < 6 && isHolidayDate(day);
}

function isHolidayDate(day: Day): boolean {
  const [, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const isLast = addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
  return federalHolidays.some((holiday) => {
    if (holiday.month !== month) return false;
    if ('day' in holiday) return holiday.day === dayOfMonth;
    if (holiday.weekday !== weekdayOf(day)) return false;
    return holiday.nth === -1 ? isLast : holiday.nth === Math.ceil(dayOfMonth / 7);
  });
}
