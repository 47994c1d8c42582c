import { type Commitment, type PlanId, planIds, prices } from '@/content/plans';
import { type NetEstimate, type NetInputs, type Outcome, type Span, WEEKS } from './estimate';

const currency = { style: 'currency', currency: 'USD' } as const;
const exact = new Intl.NumberFormat('en-US', currency);
const whole = new Intl.NumberFormat('en-US', { ...currency, maximumFractionDigits: 0 });

/** An amount in cents as dollars; cents are written where there are any: "$58,140", "$58,140.25". */
export const dollars = (cents: number): string => (cents % 100 === 0 ? whole : exact).format(cents / 100);

/** "$51,680 to $64,600": cents on a guess would feign precision. One exact figure where the ends are equal. */
export function dollarSpan({ low, high }: Pick<Span, 'low' | 'high'>): string {
  return low === high ? dollars(low) : `${whole.format(low / 100)} to ${whole.format(high / 100)}`;
}

/** A span of percent: "24%", "17.7 to 26.9%". */
export function percentSpan({ low, high }: Pick<Span, 'low' | 'high'>): string {
  return low === high ? `${low}%` : `${low} to ${high}%`;
}

/** How the gross comes about, at the middle and over its range. */
export function grossSteps(
  { nights, gross, managedGross }: NetEstimate,
  { rate, uplift }: NetInputs,
): string {
  const middle = `${nights.middle} nights × ${dollars(Math.round(rate * 100))} = ${dollars(gross.middle)}`;
  const range =
    nights.low === nights.high ? '' : `; at ${nights.low} to ${nights.high} nights, ${dollarSpan(gross)}`;
  const guess = uplift
    ? ` With a manager, by your guess: ${uplift}% more, ${dollars(managedGross.middle)}.`
    : '';
  return `${middle}${range}.${guess}`;
}

/** The arithmetic of one outcome, at the middle of its guesses. */
export function outcomeSteps(outcome: Outcome, numbers: NetInputs, commitment: Commitment): string {
  const gross = dollars(outcome.gross.middle);
  const cost = dollars(outcome.cost.middle);
  return `${costSteps(outcome, gross, numbers, commitment)} = ${cost}; ${gross} − ${cost} = ${dollars(outcome.net.middle)}`;
}

function costSteps({ id, share }: Outcome, gross: string, numbers: NetInputs, commitment: Commitment) {
  if (isPlan(id)) return `${prices[commitment][id]}% of ${gross}`;
  if (id === 'national') return `${share.middle}% of ${gross}`;
  const { software, photos, help, hoursFrom, hoursTo, hour } = numbers;
  const [first, second, third, rate] = [software, photos, help, hour].map((amount) =>
    dollars(Math.round(amount * 100)),
  );
  return `${first} + ${second} + ${third} + ${(hoursFrom + hoursTo) / 2} hours × ${WEEKS} weeks × ${rate}`;
}

/** Whether an outcome is that of one of our plans. */
export const isPlan = (id: string): id is PlanId => planIds.some((plan) => plan === id);
