import { answerTime, company, onTheCoast } from './company';
import type { IconName } from './icons';
import { referralReward } from './referral-reward';
import { inOneRegion, regionKeywords, regionNames, shortenRegions } from './regions';

export const referralPage = {
  title: 'Know an owner? Make the introduction.',
  lead: `Introduce the owner of a home ${onTheCoast}. If they sign with us, we thank you in cash.`,
  metaTitle: 'Owner Referral Program',
  metaDescription: `Refer an owner ${shortenRegions(inOneRegion)}: ${referralReward.sentence} No limit.`,
  keywords: [
    'vacation rental referral program',
    'property management referral fee',
    `${company.coast} real estate agent referral`,
    ...regionKeywords('owner referral'),
  ],
  reward: {
    unit: 'cash per qualified referral',
    when: `Paid ${referralReward.paid}.`,
  },
  who: {
    title: 'Who can take part',
    lead: 'Anyone who knows an owner and has asked them first.',
  },
  steps: { title: 'Four steps, and two of them are ours' },
  requirements: {
    title: 'What makes a referral count',
    lead: 'Six plain rules. If yours meets them, you get the reward.',
  },
  terms: {
    title: 'The terms, in full',
    note: 'Rewards may be taxable; ask your tax advisor. Licensed agents: check with your broker before you take part.',
  },
  form: {
    lead: 'Two minutes. We call or write to the owner once, kindly, and tell you how it went.',
    promises: [
      { title: `An answer within ${answerTime}.`, text: 'To you first, then to the owner.' },
      { title: 'Their data, with their consent.', text: 'Please ask the owner before you send us a name.' },
      { title: 'No pressure.', text: 'If they say no, we don’t call again.' },
    ],
  },
} as const;

export interface ReferralFact {
  icon: IconName;
  title: string;
  description: string;
  highlight: string;
}

export const referralParticipants: ReferralFact[] = [
  {
    icon: 'home',
    title: 'Property owners',
    description:
      'Your neighbor asks who looks after your place. Send them our way, whether you rent with us or not.',
    highlight: 'No need to be a client',
  },
  {
    icon: 'user',
    title: 'Real estate agents',
    description:
      'Your buyer closes on Friday and wants a guest in by June. You keep the client; we keep the house.',
    highlight: 'Your client stays yours',
  },
  {
    icon: 'share',
    title: 'Business partners',
    description:
      'Designers, builders, cleaners, lenders: you hear first when an owner has had enough of a manager.',
    highlight: 'As often as you like',
  },
];

export const referralSteps = [
  { title: 'Ask the owner', text: 'A word is enough: may we get in touch with them?' },
  { title: 'Send the form', text: 'Their name, one way to reach them, and the area of the home.' },
  {
    title: 'We talk with them',
    text: `Within ${answerTime} we thank you, write or call them, and offer a free revenue analysis.`,
  },
  {
    title: 'You are paid',
    text: `They sign, we onboard the home, and ${referralReward.paidAfterDays} days later ${referralReward.label} is on its way to you.`,
  },
] as const;

export const referralRequirements: ReferralFact[] = [
  {
    icon: 'calendar',
    title: 'Minimum 1-year management contract',
    description: 'The owner you refer signs with us for a year or longer, on any plan.',
    highlight: '1-year or 2-year contract',
  },
  {
    icon: 'user',
    title: 'No self-referrals',
    description:
      'You and the owner must be different people: your own home, or one you own in part, doesn’t count.',
    highlight: 'Somebody else’s home',
  },
  {
    icon: 'pin',
    title: `Only ${company.coast} properties`,
    description: `The home is ${inOneRegion}.`,
    highlight: regionNames,
  },
  {
    icon: 'plus',
    title: 'Unlimited referrals',
    description: 'Refer one owner or twenty. Each one that qualifies earns the full reward.',
    highlight: 'No limit',
  },
  {
    icon: 'search',
    title: 'New to us',
    description: 'The owner isn’t a client already, and we weren’t talking with them in the last 12 months.',
    highlight: 'First introduction counts',
  },
  {
    icon: 'check',
    title: 'With their consent',
    description: 'The owner has agreed to hear from us before you send their name.',
    highlight: 'Ask first',
  },
];

export const referralTerms = [
  { term: 'Reward', text: `${referralReward.label} cash per qualified referral` },
  { term: 'Paid', text: referralReward.paid },
  { term: 'Onboarded means', text: 'Contract signed, home inspected, calendar open for bookings' },
  { term: 'How', text: 'By check or bank transfer, as you choose' },
  { term: 'Two people refer one owner', text: 'The first form we receive counts' },
  { term: 'One owner, several homes', text: 'One reward for each owner' },
  { term: 'Changes', text: 'A change of terms never affects a referral already sent' },
  { term: 'Where it runs', text: `${regionNames}, ${company.state.name}` },
] as const;
