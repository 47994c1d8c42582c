import type { Fee, Rate } from '@/content/rates';
import type { Rental } from '@/content/rentals';
import { addDays, countNights, type Day, isOneOf } from '@/lib/time/calendar-days';

export type HomeRates = Pick<Rental, 'rates' | 'fees' | 'petFee'>;

export interface StayTotal {
  /** US dollars before taxes: the sum of all the other amounts. */
  total: number;
  /** Consecutive nights with one price. */
  nights: { count: number; price: number }[];
  /** The home's mandatory fees for these nights, in US dollars. */
  fees: { label: string; amount: number }[];
  petFee: number;
}

/** Whether a period's date is a month and a day, such as "05-22", of every year. */
export const isYearly = (date: string): boolean => date.length === '05-22'.length;

export function covers({ from, to }: Rate, night: Day): boolean {
  if (!from || !to) return true;
  const date = isYearly(from) ? night.slice('2027-'.length) : night;
  // A period such as December 19 to January 2 is the one that ends first.
  return from <= to ? from <= date && date <= to : from <= date || date <= to;
}

const findRate = ({ rates }: HomeRates, night: Day) => rates.find((rate) => covers(rate, night));

const feeFor = ({ price, per }: Fee, nights: number) => (per === 'night' ? price * nights : price);

/** Dates in a link may be centuries apart. */
const MAX_NIGHTS = 366;

/** Adds up a stay night by night. Null if a night has no price, or if the dates are not a stay of at most a year. */
export function addUpStay(
  home: HomeRates,
  { checkIn, checkOut, dog }: { checkIn: Day; checkOut: Day; dog: boolean },
): StayTotal | null {
  const count = countNights(checkIn, checkOut);
  if (count < 1 || count > MAX_NIGHTS) return null;
  const nights: StayTotal['nights'] = [];
  for (let night = checkIn; night < checkOut; night = addDays(night, 1)) {
    const price = findRate(home, night)?.price ?? null;
    if (price === null) return null;
    const last = nights.at(-1);
    if (last?.price === price) last.count += 1;
    else nights.push({ count: 1, price });
  }
  const fees = (home.fees ?? []).map((fee) => ({ label: fee.label, amount: feeFor(fee, count) }));
  const petFee = dog ? (home.petFee ?? 0) : 0;
  const amounts = [
    ...nights.map(({ count, price }) => count * price),
    ...fees.map(({ amount }) => amount),
    petFee,
  ];
  return { total: amounts.reduce((sum, amount) => sum + amount, 0), nights, fees, petFee };
}

const dayAfter = (date: string) =>
  isYearly(date) ? addDays(`2000-${date}`, 1).slice('2000-'.length) : addDays(date, 1);

/** Returns the nights on which a period begins, or the one before has ended. Repeats those of every year. */
export function listTurns(rates: readonly Rate[], firstYear: number, lastYear: number): Day[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  const dates = rates.flatMap(({ from, to }) => (from && to ? [from, dayAfter(to)] : []));
  return dates.flatMap((date) => (isYearly(date) ? years.map((year) => `${year}-${date}`) : date));
}

/** Leaves out rates that no night from today has: periods that are over, and a rate for no other nights. */
export function listRates({ rates }: HomeRates, today: Day): Rate[] {
  const year = Number(today.slice(0, 4));
  const nights = [today, ...listTurns(rates, year, year + 1).filter((night) => night > today)];
  const found = new Set(nights.map((night) => findRate({ rates }, night)));
  return rates.filter((rate) => found.has(rate));
}

/** US dollars per night in each period that isn't over: for the shortest stay, with its share of the fees. */
export const listNightlyPrices = (home: HomeRates, today: Day): number[] =>
  listRates(home, today).flatMap(({ price, minNights }) => {
    if (price === null) return [];
    const fees = (home.fees ?? []).reduce((sum, fee) => sum + feeFor(fee, minNights), 0);
    return Math.ceil(price + fees / minNights);
  });

export interface LowestPrice {
  /** One of `listNightlyPrices`. */
  price: number;
  /** Whether other nights cost more, or have no price yet. */
  isFrom: boolean;
}

/** Returns the price to show without dates; null if no night from today has a price. */
export function findLowestPrice(home: HomeRates, today: Day): LowestPrice | null {
  const prices = listNightlyPrices(home, today);
  if (prices.length === 0) return null;
  const isFrom =
    new Set(prices).size > 1 ||
    home.rates.some(({ price }) => price === null) ||
    home.rates.every(({ from }) => from);
  return { price: Math.min(...prices), isFrom };
}

/** The rules for stays that begin on a day. */
export interface ArrivalRules {
  minNights: number;
  /** Null if a stay may begin on any day. */
  arrivalDay: Rate['arrivalDay'] | null;
}

export function findArrivalRules(home: HomeRates, checkIn: Day): ArrivalRules {
  const { minNights = 1, arrivalDay = null } = findRate(home, checkIn) ?? {};
  return { minNights, arrivalDay };
}

export const isArrivalDay = ({ arrivalDay }: ArrivalRules, checkIn: Day): boolean =>
  !arrivalDay || isOneOf([arrivalDay], checkIn);
