/** "October 14, 2026" for `2026-10-14`, with or without a time. */
export function formatLongDate(date: string): string {
  return new Date(date.slice(0, 10)).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
