import { countNights, type Day, formatDate, formatDateRange } from '@/lib/time/calendar-days';

/** "2 homes match", "1 home matches" or "No homes match". */
export const formatMatches = (count: number): string =>
  count === 1 ? '1 home matches' : `${count || 'No'} homes match`;

/** "2 homes are free", "1 home is free" or "No home is free". */
export const formatFreeHomes = (count: number): string =>
  count > 1 ? `${count} homes are free` : `${count || 'No'} home is free`;

/** "1 guest", "7 guests" or "5-8 guests". */
export const formatGuests = (guests: string): string => `${guests} ${guests === '1' ? 'guest' : 'guests'}`;

/** "1 night" or "7 nights"; empty if a date is missing. */
export function formatNights(checkIn: Day, checkOut: Day): string {
  const nights = countNights(checkIn, checkOut);
  if (!nights) return '';
  return nights === 1 ? '1 night' : `${nights} nights`;
}

/** "May 14 – 21, 2027, 7 nights", "from May 14, 2027", "until May 21, 2027" or "". */
export function formatStay(checkIn: Day, checkOut: Day): string {
  if (checkIn && checkOut) return `${formatDateRange(checkIn, checkOut)}, ${formatNights(checkIn, checkOut)}`;
  if (checkIn) return `from ${formatDate(checkIn)}`;
  return checkOut ? `until ${formatDate(checkOut)}` : '';
}

/** "$3,150". */
export const formatDollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
