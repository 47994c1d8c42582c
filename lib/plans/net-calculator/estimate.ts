import type { CalculatorFieldName } from '@/content/net-calculator';
import { type Commitment, multiHomeSaving, type PlanId, planIds, prices } from '@/content/plans';

/** The inputs, in nights, homes, US dollars, percent or hours (content/net-calculator.ts has the unit of each). */
export type NetInputs = Record<CalculatorFieldName, number>;

/** A range. All three values are equal if every input is exact. */
export type Span = Record<'low' | 'middle' | 'high', number>;

export type Manager = PlanId | 'selfManaged' | 'national';

/** The rent and the owner's part of it with one manager. `share` is in percent; null without a manager. */
export type NetOutcome = { id: Manager; gross: Span; net: Span; share: Span | null };

/** `nights` are a year's; all amounts are in cents per home and year. A net can be negative. */
export type NetEstimate = { nights: Span; gross: Span; managedGross: Span; outcomes: NetOutcome[] };

export const WEEKS_PER_YEAR = 52;
export const DAYS_PER_YEAR = 365;

const toCents = (dollars: number) => Math.round(dollars * 100);

/** `amount` is in cents. Counts in whole thousandths of a percent, because 13.2 %, for example, has no exact float. */
export function percentOf(amount: number, percent: number): number {
  return Math.round((amount * Math.round(percent * 1000)) / 100_000);
}

/** The low net assumes the fewest nights and highest costs. */
export function estimateNet(numbers: NetInputs, commitment: Commitment): NetEstimate {
  const nights: Span = {
    low: Math.max(1, numbers.nights - numbers.nightsMargin),
    middle: numbers.nights,
    high: Math.min(DAYS_PER_YEAR, numbers.nights + numbers.nightsMargin),
  };
  const gross = mapSpan((end) => nights[end] * toCents(numbers.rate));
  const managedGross = mapSpan((end) => gross[end] + percentOf(gross[end], numbers.uplift));
  const ownCosts = calculateOwnCosts(numbers);
  const saving = numbers.homes > 1 ? multiHomeSaving : { low: 0, high: 0 };

  const withManager = (id: Manager, from: number, to: number): NetOutcome => {
    const share = createSpan(from, to);
    const net = mapSpan((end) => managedGross[end] - percentOf(managedGross[end], share[oppositeEnd[end]]));
    return { id, gross: managedGross, net, share };
  };
  const alone = { gross, net: mapSpan((end) => gross[end] - ownCosts[oppositeEnd[end]]), share: null };

  return {
    nights,
    gross,
    managedGross,
    outcomes: [
      ...planIds.map((id) => {
        const price = prices[commitment][id];
        return withManager(id, price - saving.high, price - saving.low);
      }),
      { id: 'selfManaged', ...alone },
      withManager('national', numbers.nationalFrom, numbers.nationalTo),
    ],
  };
}

/** Returns what an owner spends without a manager, in cents per year. Includes the value of the owner's hours. */
function calculateOwnCosts({ software, photos, help, hoursFrom, hoursTo, hour }: NetInputs): Span {
  const named = toCents(software) + toCents(photos) + toCents(help);
  const hours = createSpan(hoursFrom, hoursTo);
  return mapSpan((end) => named + Math.round(hours[end] * WEEKS_PER_YEAR * toCents(hour)));
}

const mapSpan = (of: (end: keyof Span) => number): Span => ({
  low: of('low'),
  middle: of('middle'),
  high: of('high'),
});

const createSpan = (low: number, high: number): Span => ({ low, middle: (low + high) / 2, high });

/** Which end of the costs belongs to each end of the net: the lowest net is the lowest rent minus the highest costs. */
const oppositeEnd = { low: 'high', middle: 'middle', high: 'low' } as const;
