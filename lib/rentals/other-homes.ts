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
    const rankOf = (other: Rental) =>
      Number(other.region !== home.region) * 1e9 +
      Math.abs(other.guests - home.guests) * 1e6 +
      Math.abs(priceOf(other) - priceOf(home));
    const others = homes.filter(({ id }) => id !== home.id).map((other) => ({ other, rank: rankOf(other) }));
    others.sort((one, two) => one.rank - two.rank);
    return others.slice(0, COUNT).map(({ other }) => other);
  };
}
