import { formatCount, formatDollars } from '@/content/numbers';
import { countNights, type Day, formatDate, formatDateRange } from '@/lib/time/calendar-days';
import type { LowestPrice } from './rates';

export const formatMatches = (count: number): string =>
  count === 1 ? '1 home matches' : `${count || 'No'} homes match`;

export const formatFreeHomes = (count: number): string =>
  count > 1 ? `${count} homes are free` : `${count || 'No'} home is free`;

/** Returns an empty string if a date is missing. */
export function formatNights(checkIn: Day, checkOut: Day): string {
  const nights = countNights(checkIn, checkOut);
  return nights ? formatCount(nights, 'night') : '';
}

export function formatStay(checkIn: Day, checkOut: Day): string {
  if (checkIn && checkOut) return `${formatDateRange(checkIn, checkOut)}, ${formatNights(checkIn, checkOut)}`;
  if (checkIn) return `from ${formatDate(checkIn)}`;
  return checkOut ? `until ${formatDate(checkOut)}` : '';
}

/** "from $275", or "$450" if all nights cost the same. */
export const formatLowestPrice = ({ price, isFrom }: LowestPrice): string =>
  `${isFrom ? 'from ' : ''}${formatDollars(price)}`;
