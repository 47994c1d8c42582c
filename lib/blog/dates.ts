const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "October 14, 2026" for the date `2026-10-14`, or for the date part of a time. */
export function longDate(date: string): string {
  return format.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}
