const label = '$1,500';
const paidAfterDays = 30;
const paid = `${paidAfterDays} days after the new owner is onboarded`;
const sentence = `${label} cash per qualified referral, paid ${paid}.`;

/** The referral reward: the only place that states it. */
export const referralReward = { label, paidAfterDays, paid, sentence };
