import { calendarMonths, seasonCurves } from '@/content/season-curves';

/** A comparable home: its distance in miles, and last year's booked nights and average nightly rate in US dollars. */
export type Home = { name: string; bedrooms: number; miles: number; nights: number; rate: number };

/** A month's booked nights and rent (US dollars), in a year that earns the middle figure. */
export type Month = { nights: number; rent: number };

export type Analysis = {
  homes: readonly Home[];
  /** January to December. */
  months: readonly Month[];
  todo: readonly { what: string; why: string; effort: string }[];
  /** A personal line to the owner; may be empty. */
  line: string;
  /** The owner's rent of last year in US dollars, if known. */
  lastYear?: number | undefined;
};

export type RangeEnd = 'low' | 'middle' | 'high';
export type YearRange = Record<RangeEnd, number>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const average = (numbers: readonly number[]) => sum(numbers) / numbers.length;

/**
 * Sorts at least four homes by their rent for a year (US dollars), highest first. `countsFor` lists the figures whose
 * average includes the home: the first two homes count for high, the last two for low, and the two or three in the
 * middle for middle.
 */
export function rankHomes(homes: readonly Home[]) {
  const ranked = homes
    .map((home) => ({ ...home, rent: (home.nights * Math.round(home.rate * 100)) / 100 }))
    .toSorted((one, other) => other.rent - one.rent);
  const half = ranked.length / 2;
  const places = {
    high: [0, 2],
    middle: [Math.floor(half) - 1, Math.ceil(half) + 1],
    low: [ranked.length - 2, ranked.length],
  } as const;
  const ends = Object.keys(places) as RangeEnd[];
  return ranked.map((home, at) => ({
    ...home,
    countsFor: ends.filter((end) => at >= places[end][0] && at < places[end][1]),
  }));
}

const pickHomes = (homes: readonly Home[], end: RangeEnd) =>
  rankHomes(homes).filter(({ countsFor }) => countsFor.includes(end));

/** Returns the low, middle and high rent of a year in US dollars, rounded to $100. Needs at least four homes. */
export function rangeOf(homes: readonly Home[]): YearRange {
  const round = (end: RangeEnd) =>
    Math.round(average(pickHomes(homes, end).map(({ rent }) => rent)) / 100) * 100;
  return { low: round('low'), middle: round('middle'), high: round('high') };
}

/** Spreads the middle figure over the months by the season curve of `area`, else the average curve of all regions. */
export function proposeMonths(homes: readonly Home[], area: string): Month[] {
  const curves = Object.entries(seasonCurves);
  const areaCurve = curves.filter(([id]) => id === area);
  const used = (areaCurve.length > 0 ? areaCurve : curves).map(([, each]) => each);
  const curve = calendarMonths.map(({ days }, month) => ({
    days,
    nights: average(used.map((each) => each.nights[month] ?? 0)),
    rate: average(used.map((each) => each.rates[month] ?? 0)),
  }));
  const nights = Math.round(average(pickHomes(homes, 'middle').map((home) => home.nights)));
  const spread = spreadNights(nights, curve);
  const rents = spread.map(({ booked, rate }) => booked * rate);
  const upTo = (month: number) => {
    const share = sum(rents.slice(0, month)) / sum(rents);
    return Math.round((rangeOf(homes).middle * share) / 5) * 5;
  };
  // Each rent is the difference of two rounded running sums, so the twelve rents add up to exactly the middle figure.
  return spread.map(({ booked }, month) => ({ nights: booked, rent: upTo(month + 1) - upTo(month) }));
}

/** Gives each night to the month that is furthest behind its share (Webster's method), up to the days of the month. */
function spreadNights<Month extends { days: number; nights: number }>(
  total: number,
  curve: readonly Month[],
) {
  const months = curve.map((month) => ({ ...month, booked: 0 }));
  const claimOf = ({ days, nights, booked }: (typeof months)[number]) =>
    booked < days ? nights / (2 * booked + 1) : -1;
  for (let left = total; left > 0; left -= 1) {
    const [next] = months.toSorted((one, other) => claimOf(other) - claimOf(one));
    if (next) next.booked += 1;
  }
  return months;
}

/** Adds up these months. `rent` is in US dollars, `rate` in whole dollars per night, `occupancy` in percent. */
export function totalsOf(months: readonly Month[], indexes: readonly number[] = [...months.keys()]) {
  const total = (get: (month: number) => number | undefined) => sum(indexes.map((month) => get(month) ?? 0));
  const nights = total((month) => months[month]?.nights);
  const days = total((month) => calendarMonths[month]?.days);
  const rent = total((month) => months[month]?.rent);
  return {
    nights,
    days,
    rent,
    rate: nights > 0 ? Math.round(rent / nights) : 0,
    occupancy: Math.round((nights / days) * 100),
  };
}
