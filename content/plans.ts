export const commitments = ['noCommitment', 'oneYear', 'twoYear'] as const;
export type Commitment = (typeof commitments)[number];

export const planIds = ['essential', 'professional', 'premium'] as const;
export type PlanId = (typeof planIds)[number];

/** Percent of gross rental revenue: the only place that states prices. */
export const prices = {
  noCommitment: { essential: 22, professional: 25, premium: 28 },
  oneYear: { essential: 21, professional: 24, premium: 27 },
  twoYear: { essential: 20, professional: 23, premium: 26 },
} as const satisfies Record<Commitment, Record<PlanId, number>>;

/** Percentage points off each share for owners with two homes or more, as the offer promises them. */
export const multiHomeSaving = { low: 2, high: 3 } as const;

export const defaultCommitment: Commitment = 'oneYear';

export const planNames: Record<PlanId, string> = {
  essential: 'Essential',
  professional: 'Professional',
  premium: 'Premium',
};

/** As the toggle labels them; the first has a shorter word on small screens. */
export const commitmentLabels: Record<Commitment, { label: string; short?: string }> = {
  noCommitment: { label: 'No Commitment', short: 'Monthly' },
  oneYear: { label: '1-Year Contract' },
  twoYear: { label: '2-Year Contract' },
};

const shares = commitments.flatMap((commitment) => planIds.map((plan) => prices[commitment][plan]));

/** Lowest and highest share, as text: "20 to 28%". */
export const priceRange = `${Math.min(...shares)} to ${Math.max(...shares)}%`;

/** The price without a commitment, in percent, to compare a contract's with; undefined without a commitment. */
export function originalPrice(commitment: Commitment, plan: PlanId): number | undefined {
  return commitment === 'noCommitment' ? undefined : prices.noCommitment[plan];
}
