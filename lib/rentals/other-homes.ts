import type { Rental } from '@/content/rentals';
import type { Day } from '@/lib/time/calendar-days';
import { findLowestPrice } from './rates';

const COUNT = 3;

/** Homes that guests of this one may like: in its area first, then by the difference in size, then in price. */
export function listOtherHomes(home: Rental, homes: readonly Rental[], today: Day): Rental[] {
  const priceOf = (one: Rental) => findLowestPrice(one, today)?.price ?? 0;
  const distances = ({ region, guests }: Rental, price: number) => [
    Number(region !== home.region),
    Math.abs(guests - home.guests),
    Math.abs(price - priceOf(home)),
  ];
  return homes
    .filter(({ id }) => id !== home.id)
    .map((other) => ({ other, distances: distances(other, priceOf(other)) }))
    .sort(
      (one, two) => one.distances.map((each, index) => each - (two.distances[index] ?? 0)).find(Boolean) ?? 0,
    )
    .slice(0, COUNT)
    .map(({ other }) => other);
}
