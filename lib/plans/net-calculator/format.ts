import { managers } from '@/content/net-calculator';
import type { PlanId } from '@/content/plans';
import { calculateBreakEven } from './break-even';
import { type NetEstimate, type NetInputs, type Span, WEEKS } from './estimate';

const currency = { style: 'currency', currency: 'USD' } as const;
const exact = new Intl.NumberFormat('en-US', currency);
const whole = new Intl.NumberFormat('en-US', { ...currency, maximumFractionDigits: 0 });

/** Formats cents as "$58,140", or as "$58,140.25" if they aren't whole dollars. */
export const dollars = (cents: number): string => (cents % 100 === 0 ? whole : exact).format(cents / 100);

/** Formats a range of cents as "$51,680 to $64,600" (whole dollars), or as one exact figure if both ends are equal. */
export function dollarSpan({ low, high }: Pick<Span, 'low' | 'high'>): string {
  return low === high ? dollars(low) : `${whole.format(low / 100)} to ${whole.format(high / 100)}`;
}

export function percentSpan({ low, high }: Pick<Span, 'low' | 'high'>): string {
  return low === high ? `${low}%` : `${low} to ${high}%`;
}

/** Returns the lines of the calculation, each with its name and formula. Formulas use the middle of each range. */
export function formatArithmetic(
  estimate: NetEstimate,
  numbers: NetInputs,
  plan: PlanId,
): [string, string][] {
  const { nights, gross, managedGross, outcomes } = estimate;
  const { uplift, hoursFrom, hoursTo } = numbers;
  const inDollars = (amount: number) => dollars(Math.round(amount * 100));
  const rent = `${nights.middle} nights × ${inDollars(numbers.rate)} = ${dollars(gross.middle)}`;
  const range = `; at ${nights.low} to ${nights.high} nights, ${dollarSpan(gross)}`;
  const costs = [numbers.software, numbers.photos, numbers.help].map(inDollars).join(' + ');
  const hours = `${(hoursFrom + hoursTo) / 2} hours × ${WEEKS} weeks × ${inDollars(numbers.hour)}`;
  const even = calculateBreakEven(estimate, plan);
  const count = Math.round((even.gross * 10) / even.rate) / 10;

  const lines: [string, string][] = [['Rent in a year', nights.low === nights.high ? rent : rent + range]];
  if (uplift > 0) lines.push(['Rent with a manager', `${uplift}% more = ${dollars(managedGross.middle)}`]);
  for (const { id, gross: rented, net, share } of outcomes) {
    const cost = share ? `${share.middle}% of ${dollars(rented.middle)}` : `${costs} + ${hours}`;
    const total = dollars(rented.middle - net.middle);
    lines.push([managers[id], `${cost} = ${total}; leaves ${dollars(net.middle)}`]);
  }
  if (even.gross > 0) {
    const needed = `${dollars(even.alone)} ÷ (100% − ${even.share}%) = ${dollars(even.gross)}`;
    lines.push([
      `Break-even, ${managers[plan]}`,
      `${needed}; ÷ ${dollars(even.rate)} a night = ${count}, so ${even.nights} nights`,
    ]);
  }
  return lines;
}
