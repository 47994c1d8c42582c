const DAY = 86_400_000;
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "2 homes match", "1 home matches", "No homes match". */
export function matchLabel(count: number): string {
  if (count === 0) return 'No homes match';
  return count === 1 ? '1 home matches' : `${count} homes match`;
}

/** "May 14 – 21, 2027, 7 nights", "from May 14, 2027", "until May 21, 2027" or "", from ISO dates that may be empty. */
export function stayLabel(checkIn: string, checkOut: string): string {
  const [arrival, departure] = [new Date(checkIn), new Date(checkOut)];
  if (checkIn && checkOut) {
    const nights = Math.round((departure.getTime() - arrival.getTime()) / DAY);
    return `${format.formatRange(arrival, departure)}, ${nights} ${nights === 1 ? 'night' : 'nights'}`;
  }
  if (checkIn) return `from ${format.format(arrival)}`;
  return checkOut ? `until ${format.format(departure)}` : '';
}
