import type { Commitment, PlanId } from '@/content/plans';

type FieldName = 'area' | 'bedrooms' | 'revenue' | 'nights' | 'rate' | 'homes' | 'uplift';
type Choice = { plan: PlanId; commitment: Commitment } & { [Name in FieldName]?: string | undefined };

export function toStartLink({ plan, commitment, ...answers }: Choice): string {
  const query = new URLSearchParams({ plan, commitment });
  for (const [name, value] of Object.entries(answers)) if (value) query.set(name, value);
  return `/partner?${query}#revenue-analysis`;
}
