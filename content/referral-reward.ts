/** The referral reward, in US dollars: the only place that states it. */
export const referralReward = {
  amount: 1500,
  label: '$1,500',
  paidAfterDays: 30,
  sentence: '$1,500 cash per qualified referral, paid 30 days after the new owner is onboarded.',
} as const;
