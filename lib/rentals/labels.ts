const DAY = 86_400_000;
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns "2 homes match", "1 home matches" or "No homes match". */
export const matchLabel = (count: number): string =>
  count === 1 ? '1 home matches' : `${count || 'No'} homes match`;

/** Returns "1 night" or "7 nights" from ISO dates; empty if one of them is. */
export function nightsLabel(checkIn: string, checkOut: string): string {
  const nights = nightsOf(checkIn, checkOut);
  if (!nights) return '';
  return nights === 1 ? '1 night' : `${nights} nights`;
}

/** Returns the number of nights between ISO dates; 0 if one of them is empty. */
export function nightsOf(checkIn: string, checkOut: string): number {
  return checkIn && checkOut ? Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / DAY) : 0;
}

/** Returns "May 14 – 21, 2027, 7 nights", "from May 14, 2027", "until May 21, 2027" or "", from ISO dates or "". */
export function stayLabel(checkIn: string, checkOut: string): string {
  const [arrival, departure] = [new Date(checkIn), new Date(checkOut)];
  if (checkIn && checkOut) {
    return `${format.formatRange(arrival, departure)}, ${nightsLabel(checkIn, checkOut)}`;
  }
  if (checkIn) return `from ${format.format(arrival)}`;
  return checkOut ? `until ${format.format(departure)}` : '';
}
