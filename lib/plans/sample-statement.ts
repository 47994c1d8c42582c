import { sampleStatement } from '@/content/sample-statement';
import { percentOf } from './net-calculator/estimate';

const { stays, repairs, ownStay, days } = sampleStatement;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const isIn = (day: number, { from, nights }: { from: number; nights: number }) =>
  day >= from && day < from + nights;

/** Calculates the sample statement for a fee of `percent` of the rent. Amounts are in cents. */
export function createStatement(percent: number) {
  const gross = sum(stays.map(({ nights, rate }) => nights * rate));
  const fee = percentOf(gross, percent);
  const repaired = sum(repairs.map(({ cost }) => cost));
  const booked = sum(stays.map(({ nights }) => nights));
  const offered = days - ownStay.nights;
  const nights = Array.from({ length: days }, (_, index) => {
    const day = index + 1;
    const isBooked = stays.some((stay) => isIn(day, stay));
    return {
      day,
      use: isBooked ? ('booked' as const) : isIn(day, ownStay) ? ('own' as const) : ('open' as const),
    };
  });
  return {
    gross,
    fee,
    repaired,
    payout: gross - fee - repaired,
    booked,
    offered,
    open: offered - booked,
    bookingRate: Math.round((booked / offered) * 100),
    averageRate: Math.round(gross / booked),
    nights,
  };
}
