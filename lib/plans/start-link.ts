import type { Commitment, PlanId } from '@/content/plans';

/** `gross` is the rental revenue a year, in cents; written in whole dollars. What is empty or missing is left out. */
type Choice = {
  plan: PlanId;
  commitment: Commitment;
  area?: string;
  bedrooms?: string;
  gross?: number | undefined;
};

/** The address of the revenue-analysis form with a choice carried into it. */
export function startLink({ plan, commitment, area, bedrooms, gross }: Choice): string {
  const query = new URLSearchParams({ plan, commitment });
  if (area) query.set('area', area);
  if (bedrooms) query.set('bedrooms', bedrooms);
  if (gross !== undefined) query.set('revenue', String(Math.round(gross / 100)));
  return `/partner?${query}#revenue-analysis`;
}
