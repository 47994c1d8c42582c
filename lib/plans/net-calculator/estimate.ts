import type { CalculatorFieldName } from '@/content/net-calculator';
import { type Commitment, type PlanId, planIds, prices } from '@/content/plans';

/** Every input as a number: nights, US dollars, percent or hours (content/net-calculator.ts says which). */
export type NetInputs = Record<CalculatorFieldName, number>;

/** A figure whose inputs are partly guesses. Low and high are equal where nothing is. */
export type Span = Record<'low' | 'middle' | 'high', number>;

export type NetEstimate = ReturnType<typeof estimateNet>;
export type Outcome = NetEstimate['outcomes'][number];

export const WEEKS = 52;
/** The nights of a year. */
export const YEAR = 365;

const cents = (dollars: number) => Math.round(dollars * 100);

/** `percent` of `amount` cents, to the cent, half up. Counted in thousandths of a percent, so that 21.5% is exact. */
export function percentOf(amount: number, percent: number): number {
  return Math.round((amount * Math.round(percent * 1000)) / 100_000);
}

/** `cost` as percent of `gross`, with one decimal. */
export function shareOf(cost: number, gross: number): number {
  return Math.round((cost * 1000) / gross) / 10;
}

/** The owner's net income a year by plan, self-managed, and with a national brand. Low takes every guess at its worst. */
export function estimateNet(numbers: NetInputs, commitment: Commitment) {
  const nights: Span = {
    low: Math.max(1, numbers.nights - numbers.nightsMargin),
    middle: numbers.nights,
    high: Math.min(YEAR, numbers.nights + numbers.nightsMargin),
  };
  // The rental revenue of a year, in cents.
  const gross = span((end) => nights[end] * cents(numbers.rate));
  /** The same with a manager, as the owner guesses. */
  const managedGross = span((end) => gross[end] + percentOf(gross[end], numbers.uplift));

  /** `costAt` is the cost at one end of its own guesses and one end of the gross; `share` the same in percent of the gross. */
  const toOutcome = (
    id: Manager,
    gross: Span,
    share: Span,
    costAt: (end: keyof Span, grossEnd: keyof Span) => number,
  ) => ({
    id,
    gross,
    /** What it costs a year, in cents. */
    cost: span((end) => costAt(end, end)),
    /** What is left for the owner per year, in cents; below zero where the costs exceed the revenue. */
    net: span((end) => gross[end] - costAt(opposite[end], end)),
    share,
  });
  const ofGross = (id: Manager, share: Span) =>
    toOutcome(id, managedGross, share, (end, grossEnd) => percentOf(managedGross[grossEnd], share[end]));
  const own = selfManagedCosts(numbers);
  const ownShare = span((end) => shareOf(own[end], gross[opposite[end]]));

  return {
    nights,
    gross,
    managedGross,
    outcomes: [
      ...planIds.map((id) => ofGross(id, between(prices[commitment][id], prices[commitment][id]))),
      toOutcome('selfManaged', gross, ownShare, (end) => own[end]),
      ofGross('national', between(numbers.nationalFrom, numbers.nationalTo)),
    ],
  };
}

type Manager = PlanId | 'selfManaged' | 'national';

/** The named costs of managing it oneself, in cents a year; the owner's time counts at what an hour is worth. */
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

/** The end of a cost that leaves least of the low end of the gross, and most of its high end. */
const opposite = { low: 'high', middle: 'middle', high: 'low' } as const;
