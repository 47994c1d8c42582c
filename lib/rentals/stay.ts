import type { Stay } from './search';

export type StayProblem = { field: 'check-in' | 'check-out'; message: string };

/** A missing date is an empty string. `today` is the date in the visitor's time zone. */
export function findStayProblem(checkIn: string, checkOut: string, today: string): StayProblem | null {
  if (checkIn && checkIn < today) return { field: 'check-in', message: 'Check-in can’t be in the past.' };
  if (checkOut && checkIn && checkOut <= checkIn)
    return { field: 'check-out', message: 'Check-out must be after check-in.' };
  if (checkOut && checkOut <= today)
    return { field: 'check-out', message: 'Check-out can’t be in the past.' };
  return null;
}

/** Impossible dates are neither shown nor passed on. */
export const withPossibleDates = <AnyStay extends Stay>(stay: AnyStay, today: string): AnyStay =>
  findStayProblem(stay.checkIn, stay.checkOut, today) ? { ...stay, checkIn: '', checkOut: '' } : stay;
