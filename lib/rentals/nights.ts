/** A day as forms and addresses write it: `2027-05-14`. Days compare as text. A night is named by its first day. */
export type Day = string;

const DAY_MS = 86_400_000;

/** The time zone of the homes. */
export const timeZone = 'America/Chicago';

/** Returns the day in a text; empty if the text is none, or the day does not exist. */
export function parseDay(text: string): Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return '';
  const date = new Date(`${text}T00:00:00Z`);
  // February 30 would otherwise roll over into March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : '';
}

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the number of nights of a stay; 0 if a day is missing, negative if the days are the wrong way around. */
export const countNights = (checkIn: Day, checkOut: Day): number =>
  checkIn && checkOut ? (Date.parse(checkOut) - Date.parse(checkIn)) / DAY_MS : 0;

/** Returns the day where the visitor is. */
export function localDay(moment = new Date()): Day {
  const offset = moment.getTimezoneOffset() * 60_000;
  return new Date(moment.getTime() - offset).toISOString().slice(0, 10);
}

/** Returns the first day of a month, this many months after that of `day`. */
export function monthFrom(day: Day, months: number): Day {
  const date = new Date(`${day.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** Calendars show this month and the next eleven. Returns the day after them; later nights are unknown. */
export const endOfCalendars = (today: Day): Day => monthFrom(today, 12);
