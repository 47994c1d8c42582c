import { answerTime } from './company';
import { availability } from './meetings';
import { briefly, inOneRegion, inRegions, regions } from './regions';
import { sampleAnalysisPage } from './sample-analysis';

/** The words of the partner page that are not questions, answers or comparisons. */
export const partnerPage = {
  title: 'Your beach home, in steady hands',
  lead: `Full-service rental management ${inRegions}, from people who live here and answer the phone.`,
  metaTitle: 'Emerald Coast Vacation Rental Management',
  /** The title of a region's page in search results. */
  regionTitle: (name: string) => `${name} Vacation Rental Management`,
  metaDescription: `Compare managers, see our printed percentages and ask for a free revenue analysis of your home ${briefly(inOneRegion)}, within ${answerTime}.`,
  keywords: [
    'vacation rental management',
    '30A property management',
    'Destin vacation rental manager',
    'Panama City Beach rental management',
    'free revenue analysis',
  ],
  comparison: {
    title: 'Ten things to ask any manager',
    lead: 'Take this list to every company you talk to, us included. Here’s what they usually say.',
  },
  analysis: {
    title: 'Get Your Free Revenue Analysis',
    lead: `A detailed analysis of your home within ${answerTime}, written by a person, and it’s yours to keep.`,
    promises: [
      {
        title: 'A realistic range.',
        text: 'You get low, middle and high figures, and the homes we compared.',
      },
      { title: 'What you’d keep.', text: 'You see what’s left under each plan, after our fees.' },
      { title: 'Three things to do first.', text: 'Useful even if you never hire us.' },
    ],
  },
  meeting: {
    title: 'Would you rather talk it over?',
    lead: 'Bring your questions or your latest statement, and we’ll go over it with you.',
    facts: [
      ['How long', `${availability.minutes} minutes, no slides`],
      ['Where', 'We call you'],
      ['Changes', 'Move or cancel any time'],
    ],
    now: 'Call now',
    write: 'Write to us',
  },
  keep: {
    title: 'What would you keep?',
    example: (where: string, nights: number, rate: string) =>
      `A 3-bedroom home ${where}, rented for ${nights} nights at ${rate} a night. You keep`,
    note: (plan: string, contract: string) =>
      `This is an example, not market data: a year’s rent minus ${plan} on a ${contract}.`,
    link: 'Work it out for your home',
  },
  video: {
    title: 'Three minutes with us',
    lead: 'Meet us, and see what a week of taking care of a home looks like.',
  },
  faqTitle: 'Questions owners ask',
} as const;

/** The pages that llms.txt names for owners. */
export const ownerPages = [
  ...regions.map(({ id, name, partner }) => ({
    path: `/partner/${id}`,
    metaTitle: partnerPage.regionTitle(name),
    metaDescription: partner.metaDescription,
  })),
  { path: '/partner/sample-analysis', ...sampleAnalysisPage },
];
