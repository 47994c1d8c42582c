import { sampleAnalysis } from '@/content/sample-analysis';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const rents = sampleAnalysis.compared.map(({ nights, rate }) => nights * rate);
/** The average of two homes, to $100. */
const averageOf = (from: number) => Math.round(sum(rents.slice(from, from + 2)) / 200) * 100;

/** The range of a year's rent in US dollars, from the homes compared: the best two, the two between, the last two. */
export const yearRange = { high: averageOf(0), middle: averageOf(2), low: averageOf(4) };

/** The months or seasons of `names` as one: nights, days, rent and nightly rate in whole US dollars, occupancy in percent. */
export function totalsOf(names: readonly string[]) {
  const months = sampleAnalysis.months.filter(({ name }) => names.includes(name));
  const [nights, days, rent] = [
    sum(months.map((month) => month.nights)),
    sum(months.map((month) => month.days)),
    sum(months.map((month) => month.rent)),
  ];
  return {
    nights,
    days,
    rent,
    rate: Math.round(rent / nights),
    occupancy: Math.round((nights / days) * 100),
  };
}

/** The whole year, as `totalsOf`. */
export const wholeYear = totalsOf(sampleAnalysis.months.map(({ name }) => name));
