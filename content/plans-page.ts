import { contractSaving, multiHomeRange, type PlanId, planIds, planNames, priceRange } from './plans';
import { regionKeywords } from './regions';

/** The rows of the plan cards, in order. */
export const planFeatures = {
  communication: 'Guest communication',
  inspections: 'Inspections and reports',
  payouts: 'Payouts',
  portals: 'Portals',
  photography: 'Photography',
  weather: 'After bad weather',
  design: 'Design consult',
  manager: 'Owner Success Manager',
} as const;

type PlanFeature = keyof typeof planFeatures;

export interface PlanTier {
  id: PlanId;
  name: string;
  description: string;
  /** The text of each row that the plan has. */
  features: Partial<Record<PlanFeature, string>>;
}

const commonFeatures = { payouts: 'Monthly', portals: 'Owner and guest' };
const higherPlanFeatures = {
  photography: 'Professional, included',
  weather: 'Check with photographs',
};

const tiers: Record<PlanId, Omit<PlanTier, 'id' | 'name'>> = {
  essential: {
    description: 'We rent it, care for it and pay you. For owners who like to stay close.',
    features: {
      communication: 'Business hours',
      inspections: 'Bi-annual, spring and fall',
      ...commonFeatures,
    },
  },
  professional: {
    description: 'What most homes need to earn their best, without your evenings.',
    features: {
      communication: '24/7',
      inspections: 'Quarterly',
      ...commonFeatures,
      ...higherPlanFeatures,
    },
  },
  premium: {
    description: 'For the home that should be flawless, and the owner who is far away.',
    features: {
      communication: '24/7, with concierge-style service',
      inspections: 'Monthly',
      ...commonFeatures,
      ...higherPlanFeatures,
      design: 'Annual, in your home',
      manager: 'One dedicated person',
    },
  },
};

export const planFeatureRows = Object.keys(planFeatures).filter(
  (key): key is PlanFeature => key in planFeatures,
);

export const plans: PlanTier[] = planIds.map((id) => ({
  id,
  name: planNames[id],
  ...tiers[id],
}));

export const plansPage = {
  title: 'Choose Your Management Plan',
  lead: 'One percentage, published here, with nothing hidden behind it. You pay when your home earns.',
  metaTitle: 'Vacation Rental Management Fees and Plans',
  metaDescription: `Three vacation-rental management plans for ${priceRange} of gross rental revenue. Compare them side by side and work out what you would keep, no email required.`,
  keywords: [
    'vacation rental management fees',
    ...regionKeywords('property management cost'),
    'vacation rental fee calculator',
  ],
  offer: {
    title: 'SPECIAL OFFER',
    items: ['New Partners: First Month $0 Commission', `Multi-Property: Save ${multiHomeRange('-')}% Extra`],
  },
  toggleNote: `1-year saves up to ${contractSaving('oneYear')}%; 2-year saves up to ${contractSaving('twoYear')}%; month-to-month has no long-term contract.`,
  priceUnit: 'of gross rental revenue',
  popular: 'Most Popular',
  getStarted: 'Get Started',
  core: {
    title: 'All Plans Include Our Core Services',
    services: [
      {
        title: 'Revenue Optimization',
        text: 'Nightly prices adjusted for demand, season and lead time, then reviewed by a person who knows the street. Listed on the large platforms and on our own site.',
      },
      {
        title: 'Property Protection',
        text: 'Guests screened before they book, a written limit on guests and cars, an inspection calendar you can see, and someone local to send when an alarm goes off.',
      },
      {
        title: 'Professional Management',
        text: 'Cleaning crews we know by name, linen counted in and out, licenses renewed and bed taxes filed on time, and one plain statement with your payout each month.',
      },
    ],
  },
  band: { title: 'Not sure which? Ask for the numbers first.' },
  faqTitle: 'Before you sign',
} as const;
