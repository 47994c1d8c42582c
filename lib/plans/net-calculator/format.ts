import { managers } from '@/content/net-calculator';
import { formatCents, formatDollars } from '@/content/numbers';
import type { PlanId } from '@/content/plans';
import { calculateBreakEven } from './break-even';
import { type NetEstimate, type NetInputs, type Span, WEEKS_PER_YEAR } from './estimate';

/** Formats a range of cents as "$51,680 to $64,600" (whole dollars), or as one exact figure if both ends are equal. */
export function formatSpan({ low, high }: Pick<Span, 'low' | 'high'>): string {
  return low === high
    ? formatCents(low)
    : [low, high].map((end) => formatDollars(Math.round(end / 100))).join(' to ');
}

export function formatPercents({ low, high }: Pick<Span, 'low' | 'high'>): string {
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
  const rent = `${nights.middle} nights × ${formatDollars(numbers.rate)} = ${formatCents(gross.middle)}`;
  const range = `; at ${nights.low} to ${nights.high} nights, ${formatSpan(gross)}`;
  const costs = [numbers.software, numbers.photos, numbers.help].map(formatDollars).join(' + ');
  const hours = `${(hoursFrom + hoursTo) / 2} hours × ${WEEKS_PER_YEAR} weeks × ${formatDollars(numbers.hour)}`;
  const even = calculateBreakEven(estimate, plan);
  const count = Math.round((even.gross * 10) / even.rate) / 10;

  const lines: [string, string][] = [['Rent in a year', nights.low === nights.high ? rent : rent + range]];
  if (uplift > 0)
    lines.push(['Rent with a manager', `${uplift}% more = ${formatCents(managedGross.middle)}`]);
  for (const { id, gross: rented, net, share } of outcomes) {
    const cost = share ? `${share.middle}% of ${formatCents(rented.middle)}` : `${costs} + ${hours}`;
    const total = formatCents(rented.middle - net.middle);
    lines.push([managers[id], `${cost} = ${total}; leaves ${formatCents(net.middle)}`]);
  }
  if (even.gross > 0) {
    const needed = `${formatCents(even.alone)} ÷ (100% − ${even.share}%) = ${formatCents(even.gross)}`;
    lines.push([
      `Break-even, ${managers[plan]}`,
      `${needed}; ÷ ${formatCents(even.rate)} a night = ${count}, so ${even.nights} nights`,
    ]);
  }
  return lines;
}
