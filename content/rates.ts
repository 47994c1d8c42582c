import type { Weekday } from './weekdays';

/** What the nights of a period cost. A night has the first rate in its home's list that covers it, or else no price. */
export interface Rate {
  /** The first and the last night: `2027-05-22`, or `05-22` for every year. A rate without them covers all nights. */
  from?: string;
  to?: string;
  /** The period in a sentence, if that is not its dates: "in summer". */
  when?: string;
  /** US dollars per night, before taxes. Null if these nights have no price yet, whatever a later rate says. */
  price: number | null;
  /** The shortest stay, in nights, and the only day of arrival, for stays that begin in this period. */
  minNights: number;
  arrivalDay?: Weekday;
}

/** A mandatory fee that the prices of the nights don't include. Every price that we show adds it (16 CFR 464). */
export interface Fee {
  label: string;
  /** US dollars, before taxes. */
  price: number;
  per: 'stay' | 'night';
}

/** Follows every price. */
export const priceTerms = 'all fees included, before taxes';
