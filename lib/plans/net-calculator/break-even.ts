import { type PlanId, planNames } from '@/content/plans';
import { DAYS_PER_YEAR, type NetEstimate } from './estimate';

/**
 * Returns the break-even of `plan`: the rent per year (`gross`, in cents) and the `nights` at which the owner keeps as
 * much as without a manager. Both are 0 if self-management loses money. Also returns the figures that they are
 * calculated from, each the middle of its range.
 */
export function calculateBreakEven({ gross: estimated, nights, outcomes }: NetEstimate, plan: PlanId) {
  const alone = outcomes.find(({ id }) => id === 'selfManaged')?.net.middle ?? 0;
  const share = outcomes.find(({ id }) => id === plan)?.share?.middle ?? 0;
  const rate = estimated.middle / nights.middle;
  const gross = Math.round((Math.max(0, alone) * 100) / (100 - share));
  return { alone, share, gross, rate, nights: Math.ceil(gross / rate) };
}

export function formatBreakEven(estimate: NetEstimate, plan: PlanId): string {
  const { gross, nights } = calculateBreakEven(estimate, plan);
  const name = planNames[plan];
  const more = nights - estimate.nights.middle;
  const percent = Math.round((gross * 100) / estimate.gross.middle) - 100 || 'less than 1';
  if (nights > DAYS_PER_YEAR) {
    return `At this rate no number of nights makes ${name} pay for itself: it takes a rate ${percent} percent higher.`;
  }
  if (more > 0) {
    const count = more === 1 ? '1 more night' : `${more} more nights`;
    return `${name} pays for itself from ${count} a year (${percent} percent more rent).`;
  }
  return `${name} pays for itself with the nights you have${more < 0 ? `, and with up to ${-more} fewer` : ''}.`;
}
