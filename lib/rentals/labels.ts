import { countNights, type Day, timeZone } from './nights';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns "2 homes match", "1 home matches" or "No homes match". */
export const matchLabel = (count: number): string =>
  count === 1 ? '1 home matches' : `${count || 'No'} homes match`;

/** Returns "2 homes are free", "1 home is free" or "No home is free". */
export const freeLabel = (count: number): string =>
  count > 1 ? `${count} homes are free` : `${count || 'No'} home is free`;

/** Returns "1 guest", "7 guests" or "5-8 guests". */
export const guestsLabel = (guests: string): string => `${guests} ${guests === '1' ? 'guest' : 'guests'}`;

/** Returns "1 night" or "7 nights"; empty if a day is missing. */
export function nightsLabel(checkIn: Day, checkOut: Day): string {
  const nights = countNights(checkIn, checkOut);
  if (!nights) return '';
  return nights === 1 ? '1 night' : `${nights} nights`;
}

/** Returns "May 14 – 21, 2027, 7 nights", "from May 14, 2027", "until May 21, 2027" or "". */
export function stayLabel(checkIn: Day, checkOut: Day): string {
  const [arrival, departure] = [new Date(checkIn), new Date(checkOut)];
  if (checkIn && checkOut) {
    return `${format.formatRange(arrival, departure)}, ${nightsLabel(checkIn, checkOut)}`;
  }
  if (checkIn) return `from ${format.format(arrival)}`;
  return checkOut ? `until ${format.format(departure)}` : '';
}

const longDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Returns "June 12 to 19" or "June 28 to July 5". */
export function datesLabel(checkIn: Day, checkOut: Day): string {
  const [first, last] = [longDay.format(new Date(checkIn)), longDay.format(new Date(checkOut))];
  const isSameMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7);
  return `${first} to ${isSameMonth ? Number(checkOut.slice(8)) : last}`;
}

/** Returns "$3,150". */
export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

const moment = new Intl.DateTimeFormat('en-US', {
  ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZone,
});

/** Returns "Nov 26, 9:40 AM Central", without the narrow space that some programs put before "AM". */
export const momentLabel = (at: Date): string => `${moment.format(at).replaceAll('\u202f', ' ')} Central`;

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns "June 2027". */
export const monthLabel = (day: Day): string => month.format(new Date(day));
