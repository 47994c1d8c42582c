import type { CalculatorFieldName } from '@/content/net-calculator';
import { type Commitment, multiHomeSaving, type PlanId, planIds, prices } from '@/content/plans';

/** Nights, homes, US dollars, percent or hours (see the units in content/net-calculator.ts). */
export type NetInputs = Record<CalculatorFieldName, number>;

/** A range. Low equals high if all inputs are exact. */
export type Span = Record<'low' | 'middle' | 'high', number>;

export type Manager = PlanId | 'selfManaged' | 'national';
export type NetEstimate = ReturnType<typeof estimateNet>;

export const WEEKS = 52;
export const YEAR = 365;

const cents = (dollars: number) => Math.round(dollars * 100);

/** In cents, rounded half up. Uses thousandths of a percent, so that 21.5% is exact. */
export function percentOf(amount: number, percent: number): number {
  return Math.round((amount * Math.round(percent * 1000)) / 100_000);
}

/**
 * Returns the owner's net income per home and year with each manager, in cents. The low end is the worst case of all
 * ranges, the high end the best. A net is negative if costs exceed the rent.
 */
export function estimateNet(numbers: NetInputs, commitment: Commitment) {
  const nights: Span = {
    low: Math.max(1, numbers.nights - numbers.nightsMargin),
    middle: numbers.nights,
    high: Math.min(YEAR, numbers.nights + numbers.nightsMargin),
  };
  const gross = span((end) => nights[end] * cents(numbers.rate));
  const managedGross = span((end) => gross[end] + percentOf(gross[end], numbers.uplift));
  const ownCosts = selfManagedCosts(numbers);
  const saving = numbers.homes > 1 ? multiHomeSaving : { low: 0, high: 0 };

  const withManager = (id: Manager, from: number, to: number) => {
    const share = between(from, to);
    const net = span((end) => managedGross[end] - percentOf(managedGross[end], share[opposite[end]]));
    return { id, gross: managedGross, net, share };
  };
  const alone = { gross, net: span((end) => gross[end] - ownCosts[opposite[end]]), share: null };

  return {
    nights,
    gross,
    managedGross,
    outcomes: [
      ...planIds.map((id) => {
        const price = prices[commitment][id];
        return withManager(id, price - saving.high, price - saving.low);
      }),
      { id: 'selfManaged' as Manager, ...alone },
      withManager('national', numbers.nationalFrom, numbers.nationalTo),
    ],
  };
}

/** In cents per year, including the owner's hours. */
function selfManagedCosts({ software, photos, help, hoursFrom, hoursTo, hour }: NetInputs): Span {
  const named = cents(software) + cents(photos) + cents(help);
  const hours = between(hoursFrom, hoursTo);
  return span((end) => named + Math.round(hours[end] * WEEKS * cents(hour)));
}

const span = (of: (end: keyof Span) => number): Span => ({
  low: of('low'),
  middle: of('middle'),
  high: of('high'),
});

const between = (low: number, high: number): Span => ({ low, middle: (low + high) / 2, high });

/** The lowest net is the lowest rent minus the highest costs. */
const opposite = { low: 'high', middle: 'middle', high: 'low' } as const;
