import { timeZone } from '@/content/time-zone';
import { type Weekday, weekdays } from '@/content/weekdays';
import { DAY_MS, MINUTE_MS } from '@/lib/platform/durations';
import { formatterFor, toInstant, toLocalTime } from '@/lib/platform/time-zones';

/** A date such as "2027-05-14". Dates can be compared as text. A night has the date on which it begins. */
export type Day = string;

/** Returns `text` if it is an existing day such as "2027-05-14", else an empty string. */
export function parseDay(text: string): Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return '';
  const start = startOf(text);
  // Date.parse turns February 30 into a day in March, so check that it returned the same day.
  return !Number.isNaN(start) && toDay(start) === text ? text : '';
}

/** Returns the local time at which a day begins (see `toLocalTime`). */
export const startOf = (day: Day): number => Date.parse(day);

export const toDay = (clock: number): Day => new Date(clock).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => toDay(startOf(day) + days * DAY_MS);

/** Returns the number of nights of a stay; 0 if a day is missing, negative if check-out is first. */
export const countNights = (checkIn: Day, checkOut: Day): number =>
  checkIn && checkOut ? (startOf(checkOut) - startOf(checkIn)) / DAY_MS : 0;

/** Returns 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay() || 7;

export const isOneOf = (names: readonly Weekday[], day: Day): boolean =>
  names.some((name) => name === weekdays[weekdayOf(day) % 7]);

/** Returns the day in the time zone of the homes and the office. */
export const officeDay = (instant = Date.now()): Day => toDay(toLocalTime(instant, timeZone.id));

/** Returns the instant at which a day begins in that zone, plus `minutes` of the clock. */
export function officeDayStart(day: Day, minutes = 0): number {
  const clock = startOf(day) + minutes * MINUTE_MS;
  // Some zones skip midnight when daylight saving time begins.
  return toInstant(clock, timeZone.id) ?? officeDayStart(day, minutes + 60);
}

/** Returns the day in the visitor's time zone. */
export function localDay(moment = new Date()): Day {
  const offset = moment.getTimezoneOffset() * MINUTE_MS;
  return toDay(moment.getTime() - offset);
}

export function monthStart(day: Day, monthsLater: number): Day {
  const date = new Date(`${day.slice(0, 7)}-01`);
  return toDay(date.setUTCMonth(date.getUTCMonth() + monthsLater));
}

/** Returns the day after the last one in our calendars, which show this month and the next eleven. */
export const endOfCalendars = (today: Day): Day => monthStart(today, 12);

/** Formats a day, by default as "Tuesday, November 24". */
export const formatDay = (
  day: Day,
  options: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' },
): string => formatterFor('UTC', options).format(startOf(day));

export const formatMonth = (day: Day): string => formatDay(day, { month: 'long', year: 'numeric' });

/** "October 14, 2026". */
export const formatLongDay = (day: Day): string => formatDay(day, { dateStyle: 'long' });

/** "Oct 14, 2026". */
export const formatDate = (day: Day): string => formatDay(day, { dateStyle: 'medium' });

/** "Oct 14 – 21, 2026". Stays can be up to two years ahead, so where they are entered, the year is shown. */
export const formatDateRange = (first: Day, last: Day): string =>
  formatterFor('UTC', { dateStyle: 'medium' }).formatRange(startOf(first), startOf(last));

/** "June 12 to 19" or "June 28 to July 5"; with the short names of months, "Jun 12-19" or "Jun 28-Jul 5". */
export function formatDates(first: Day, last: Day, month: 'long' | 'short' = 'long'): string {
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  const end = formatDay(last, { month: isSameMonth ? undefined : month, day: 'numeric' });
  return formatDay(first, { month, day: 'numeric' }) + (month === 'long' ? ' to ' : '-') + end;
}
