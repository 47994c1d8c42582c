import { formatterFor, toClock } from './clock';

/** A day as forms and addresses write it: `2027-05-14`. Days compare as text. A night is named by its first day. */
export type Day = string;

export const DAY_MS = 86_400_000;

/** Returns the day in a text; empty if the text is none, or the day does not exist. */
export function parseDay(text: string): Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return '';
  const start = startOf(text);
  // February 30 would otherwise roll over into March.
  return !Number.isNaN(start) && toDay(start) === text ? text : '';
}

/** Returns what a clock shows when a day begins (see `toClock`). */
export const startOf = (day: Day): number => Date.parse(day);

/** Returns the day that a clock shows (see `toClock`). */
export const toDay = (clock: number): Day => new Date(clock).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => toDay(startOf(day) + days * DAY_MS);

/** Returns the number of nights of a stay; 0 if a day is missing, negative if the days are the wrong way around. */
export const countNights = (checkIn: Day, checkOut: Day): number =>
  checkIn && checkOut ? (startOf(checkOut) - startOf(checkIn)) / DAY_MS : 0;

/** Returns the weekday of a day: Monday is 1, Sunday is 7. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay() || 7;

/** Returns the day where the homes and the office are. */
export const centralDay = (instant = Date.now()): Day => toDay(toClock(instant));

/** Returns the day where the visitor is. */
export function localDay(moment = new Date()): Day {
  const offset = moment.getTimezoneOffset() * 60_000;
  return toDay(moment.getTime() - offset);
}

/** Returns the first day of a month, this many months after that of `day`. */
export function firstOfMonth(day: Day, months: number): Day {
  const date = new Date(`${day.slice(0, 7)}-01`);
  return toDay(date.setUTCMonth(date.getUTCMonth() + months));
}

/** Calendars show this month and the next eleven. Returns the day after them; later nights are unknown. */
export const endOfCalendars = (today: Day): Day => firstOfMonth(today, 12);

/** "Tuesday, November 24" by default. */
export const formatDay = (
  day: Day,
  options: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' },
): string => formatterFor('UTC', options).format(startOf(day));

/** "June 2027". */
export const formatMonth = (day: Day): string => formatDay(day, { month: 'long', year: 'numeric' });

/** "May 14, 2027". */
export const formatDate = (day: Day): string => formatDay(day, { dateStyle: 'medium' });

/** "May 14 – 21, 2027". */
export const formatDateRange = (first: Day, last: Day): string =>
  formatterFor('UTC', { dateStyle: 'medium' }).formatRange(startOf(first), startOf(last));

/** "June 12 to 19" or "June 28 to July 5". */
export function formatDates(first: Day, last: Day): string {
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  const month = isSameMonth ? {} : ({ month: 'long' } as const);
  const start = formatDay(first, { month: 'long', day: 'numeric' });
  return `${start} to ${formatDay(last, { ...month, day: 'numeric' })}`;
}
