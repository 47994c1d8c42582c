import { answerTime } from './company';
import type { IconName } from './icons';
import { referralReward } from './referral-reward';
import { briefly, inOneRegion, regionNames } from './regions';

/** The words of the referral page. The reward comes from its one constant. */
export const referralPage = {
  title: 'Know an owner? Make the introduction.',
  lead: 'Introduce the owner of a home on the Emerald Coast. If they sign with us, we thank you in cash.',
  metaTitle: 'Owner Referral Program',
  metaDescription: `Refer an owner ${briefly(inOneRegion)}: ${referralReward.sentence} No limit.`,
  keywords: [
    'vacation rental referral program',
    'property management referral fee',
    'Emerald Coast real estate agent referral',
    '30A owner referral',
    'refer a homeowner Destin',
  ],
  reward: {
    unit: 'cash per qualified referral',
    when: `Paid ${referralReward.paidAfterDays} days after the new owner is onboarded.`,
  },
  who: {
    title: 'Who can take part',
    lead: 'Anyone can who knows an owner and has asked them first.',
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
    title: 'Submit a Referral',
    lead: 'It takes two minutes. We call or email the owner once, politely, and tell you how it went.',
    promises: [
      {
        title: `We get back to you within ${answerTime}.`,
        text: 'You hear from us first, and then the owner does.',
      },
      {
        title: 'Their details, with their consent.',
        text: 'Please ask the owner before you send us a name.',
      },
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
      'Your neighbor asks who takes care of your place. Send them our way, whether or not you rent with us.',
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
      'Designers, builders, cleaners and lenders are the first to hear when an owner has had enough of a manager.',
    highlight: 'As often as you like',
  },
];

export const referralSteps = [
  { title: 'Ask the owner', text: 'Just ask whether we may get in touch with them.' },
  { title: 'Send the form', text: 'Give us their name, one way to reach them, and the area the home is in.' },
  {
    title: 'We talk with them',
    text: `Within ${answerTime}, we thank you, email or call them, and offer them a free revenue analysis.`,
  },
  {
    title: 'You get paid',
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
      'You and the owner must be different people. A home that you own or own part of doesn’t count.',
    highlight: 'Somebody else’s home',
  },
  {
    icon: 'pin',
    title: 'Only Emerald Coast properties',
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
    description: 'The owner isn’t already a client, and we haven’t talked with them in the last 12 months.',
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
  { term: 'Paid', text: `${referralReward.paidAfterDays} days after the new owner is onboarded` },
  {
    term: 'What “onboarded” means',
    text: 'The contract is signed, the home is inspected, and the calendar is open for bookings',
  },
  { term: 'How you’re paid', text: 'By check or bank transfer, whichever you prefer' },
  { term: 'If two people refer the same owner', text: 'The first form we receive counts' },
  { term: 'If an owner has several homes', text: 'One reward per owner' },
  { term: 'Changes', text: 'Changes to the terms never affect a referral you’ve already sent' },
  { term: 'Where it applies', text: `${regionNames}, Florida` },
] as const;
