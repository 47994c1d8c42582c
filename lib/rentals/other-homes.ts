import type { Rental } from '@/content/rentals';
import type { Day } from '@/lib/time/calendar-days';
import { findLowestPrice } from './rates';

const COUNT = 3;

/**
 * The returned function lists homes that guests of one of `homes` may like: in its area first, then by the difference
 * in size, then in price.
 */
export function createOtherHomes(homes: readonly Rental[], today: Day): (home: Rental) => Rental[] {
  const prices = new Map(homes.map((home) => [home.id, findLowestPrice(home, today)?.price ?? 0]));
  const priceOf = ({ id }: Rental) => prices.get(id) ?? 0;
  return (home) => {
    const distances = (other: Rental) => [
      Number(other.region !== home.region),
      Math.abs(other.guests - home.guests),
      Math.abs(priceOf(other) - priceOf(home)),
    ];
    return homes
      .filter(({ id }) => id !== home.id)
      .map((other) => ({ other, distances: distances(other) }))
      .sort(
        (one, two) =>
          one.distances.map((each, index) => each - (two.distances[index] ?? 0)).find(Boolean) ?? 0,
      )
      .slice(0, COUNT)
      .map(({ other }) => other);
  };
}
