import { sampleAnalysis } from '@/content/sample-analysis';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const rents = sampleAnalysis.compared.map(({ nights, rate }) => nights * rate);
/** Returns the average rent of two homes from index `from`, rounded to $100. */
const averageOf = (from: number) => Math.round(sum(rents.slice(from, from + 2)) / 200) * 100;

/**
 * The range of a year's rent in US dollars: averages of the best two homes compared, the middle two and the last two.
 */
export const yearRange = { high: averageOf(0), middle: averageOf(2), low: averageOf(4) };

/**
 * Returns the totals of the months in `names`: nights, days, rent and nightly rate in whole US dollars, occupancy in
 * percent.
 */
export function totalsOf(names: readonly string[]) {
  const months = sampleAnalysis.months.filter(({ name }) => names.includes(name));
  const total = (column: 'nights' | 'days' | 'rent') => sum(months.map((month) => month[column]));
  const [nights, days, rent] = [total('nights'), total('days'), total('rent')];
  return {
    nights,
    days,
    rent,
    rate: Math.round(rent / nights),
    occupancy: Math.round((nights / days) * 100),
  };
}

/** The totals of the whole year. */
export const wholeYear = totalsOf(sampleAnalysis.months.map(({ name }) => name));
