import { type PlanId, planIds, planNames, priceRange } from './plans';

/** The rows in which the plans are compared, in the order of the cards. */
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
  popular: boolean;
  /** The words of each row that the plan has. */
  features: Partial<Record<PlanFeature, string>>;
  /** Kept for the record; shown nowhere. */
  notIncluded: PlanFeature[];
}

const everyPlan = { payouts: 'Monthly', portals: 'Owner and guest' };
const fromProfessional = {
  photography: 'Professional, included',
  weather: 'Check with photos',
};

const tiers: Record<PlanId, Omit<PlanTier, 'id' | 'name' | 'notIncluded'>> = {
  essential: {
    description:
      'We rent out your home, take care of it and pay you. It’s for owners who like to stay involved.',
    popular: false,
    features: {
      communication: 'Business hours',
      inspections: 'Bi-annual, spring and fall',
      ...everyPlan,
    },
  },
  professional: {
    description: 'What most homes need to earn the most, without taking up your evenings.',
    popular: true,
    features: {
      communication: '24/7',
      inspections: 'Quarterly',
      ...everyPlan,
      ...fromProfessional,
    },
  },
  premium: {
    description: 'For homes that have to be flawless and owners who live far away.',
    popular: false,
    features: {
      communication: '24/7, with concierge-style service',
      inspections: 'Monthly',
      ...everyPlan,
      ...fromProfessional,
      design: 'Annual, in your home',
      manager: 'One dedicated person',
    },
  },
};

/** The rows in the order of the cards. */
export const planFeatureRows = Object.keys(planFeatures).filter(
  (key): key is PlanFeature => key in planFeatures,
);

/** The plans in the order of the cards. */
export const plans: PlanTier[] = planIds.map((id) => ({
  id,
  name: planNames[id],
  ...tiers[id],
  notIncluded: planFeatureRows.filter((row) => !tiers[id].features[row]),
}));

/** The words of the plans page. */
export const plansPage = {
  title: 'Choose Your Management Plan',
  lead: 'One percentage, published here, with nothing hidden behind it. You pay when your home earns.',
  metaTitle: 'Vacation Rental Management Fees and Plans',
  metaDescription: `Three vacation-rental management plans for ${priceRange} of gross rental revenue. Compare them side by side and work out what you would keep, no email required.`,
  keywords: [
    'vacation rental management fees',
    'property management plans 30A',
    'Destin rental management cost',
    'Panama City Beach property management',
    'vacation rental fee calculator',
  ],
  offer: {
    title: 'SPECIAL OFFER',
    items: ['New Partners: First Month $0 Commission', 'Multi-Property: Save 2-3% Extra'],
  },
  toggleNote: '1-year saves up to 5%; 2-year saves up to 10%; month-to-month has no long-term contract.',
  priceUnit: 'of gross rental revenue',
  popular: 'Most Popular',
  getStarted: 'Get Started',
  core: {
    title: 'All Plans Include Our Core Services',
    services: [
      {
        title: 'Revenue Optimization',
        text: 'We adjust nightly prices for demand, season and lead time, and a person who knows the street reviews them. We list your home on the big booking sites and on our own.',
      },
      {
        title: 'Property Protection',
        text: 'You get guests who are screened before they book, a written limit on guests and cars, an inspection calendar you can see, and someone local who can go when an alarm goes off.',
      },
      {
        title: 'Professional Management',
        text: 'You get cleaning crews we know by name, linens counted in and out, licenses renewed and bed taxes filed on time, and one simple statement with your payout each month.',
      },
    ],
  },
  band: { title: 'Not sure which plan to choose? Ask for the numbers first.' },
  faqTitle: 'Before you sign',
} as const;
