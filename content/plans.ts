export const commitments = ['noCommitment', 'oneYear', 'twoYear'] as const;
export type Commitment = (typeof commitments)[number];

export const planIds = ['essential', 'professional', 'premium'] as const;
export type PlanId = (typeof planIds)[number];

/** Marked as most popular, and the plan of all examples. */
export const popularPlan: PlanId = 'professional';

/** Percent of gross rental revenue. The only place that states prices. */
export const prices = {
  noCommitment: { essential: 22, professional: 25, premium: 28 },
  oneYear: { essential: 21, professional: 24, premium: 27 },
  twoYear: { essential: 20, professional: 23, premium: 26 },
} as const satisfies Record<Commitment, Record<PlanId, number>>;

/** The most that a contract takes off the price without commitment, in percent, rounded up. */
export const contractSaving = (commitment: Commitment) =>
  Math.max(
    ...planIds.map((plan) => Math.ceil(100 - (100 * prices[commitment][plan]) / prices.noCommitment[plan])),
  );

/** Percentage points off the price for owners with two or more homes, as in the offer. */
export const multiHomeSaving = { low: 2, high: 3 } as const;

/** "2-3" */
export const multiHomeRange = (between: string) =>
  [...new Set([multiHomeSaving.low, multiHomeSaving.high])].join(between);

/** How long before leaving a plan without commitment an owner says so. */
export const notice = '30 days’ notice';

export const defaultCommitment: Commitment = 'oneYear';

export const planNames: Record<PlanId, string> = {
  essential: 'Essential',
  professional: 'Professional',
  premium: 'Premium',
};

/** Labels on the toggle. `short` is for small screens. */
export const commitmentLabels: Record<Commitment, { label: string; short?: string }> = {
  noCommitment: { label: 'No Commitment', short: 'Monthly' },
  oneYear: { label: '1-Year Contract' },
  twoYear: { label: '2-Year Contract' },
};

const percentages = commitments.flatMap((commitment) => planIds.map((plan) => prices[commitment][plan]));

/** "20 to 28%": the lowest and the highest price. */
export const priceRange = `${Math.min(...percentages)} to ${Math.max(...percentages)}%`;

/** Returns the percent without commitment, to cross out beside a contract's price; undefined if there's no contract. */
export function originalPrice(commitment: Commitment, plan: PlanId): number | undefined {
  return commitment === 'noCommitment' ? undefined : prices.noCommitment[plan];
}
