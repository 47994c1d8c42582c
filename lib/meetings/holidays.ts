import type { DateTime } from 'luxon';
import { federalHolidays } from '../../content/meetings.ts';

/** Whether a day is a federal holiday as observed: on Friday for Saturday, on Monday for Sunday. */
export function isFederalHoliday(day: DateTime): boolean {
  if (day.weekday === 5 && isHoliday(day.plus({ days: 1 }))) return true;
  if (day.weekday === 1 && isHoliday(day.minus({ days: 1 }))) return true;
  return day.weekday < 6 && isHoliday(day);
}

function isHoliday(day: DateTime): boolean {
  const isLast = day.plus({ weeks: 1 }).month !== day.month;
  return federalHolidays.some((holiday) => {
    if (holiday.month !== day.month) return false;
    if ('day' in holiday) return holiday.day === day.day;
    if (holiday.weekday !== day.weekday) return false;
    return holiday.nth === -1 ? isLast : holiday.nth === Math.ceil(day.day / 7);
  });
}
