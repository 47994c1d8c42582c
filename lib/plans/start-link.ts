import type { Commitment, PlanId } from '@/content/plans';

/** `gross` is the rental revenue a year, in cents; written in whole dollars. */
type Choice = { plan: PlanId; commitment: Commitment; area?: string; gross?: number };

/** The address of the revenue-analysis form with a choice carried into it (rulings, section 3). */
export function startLink({ plan, commitment, area, gross }: Choice): string {
  const query = new URLSearchParams({ plan, commitment });
  if (area) query.set('area', area);
  if (gross !== undefined) query.set('revenue', String(Math.round(gross / 100)));
  return `/partner?${query}#revenue-analysis`;
}
