import { answerTime, company } from './company';
import { availability } from './meetings';
import { netCalculator } from './net-calculator';
import { inOneRegion, inRegions, regionKeywords, regions, shortenRegions } from './regions';
import { sampleAnalysisPage } from './sample-analysis';

/** Copy for the partner page, apart from its FAQs and its comparison. */
export const partnerPage = {
  title: 'Your beach home, in steady hands',
  lead: `Full-service rental management ${inRegions}, by people who live here and answer the phone.`,
  metaTitle: `${company.coast} Vacation Rental Management`,
  /** The meta title of a region's page. */
  regionTitle: (name: string) => `${name} Vacation Rental Management`,
  metaDescription: `Compare managers, see our printed percentages and ask for a free revenue analysis of your home ${shortenRegions(inOneRegion)}, within ${answerTime}.`,
  keywords: ['vacation rental management', ...regionKeywords('property management'), 'free revenue analysis'],
  comparison: {
    title: 'Ten things to ask any manager',
    lead: 'Take this list to every company you talk to, us included. Here is how the answers usually run.',
  },
  analysis: {
    lead: `A detailed analysis of your home within ${answerTime}, written by a person and yours to keep.`,
    promises: [
      { title: 'A range, not a wish.', text: 'Low, middle and high, with the homes we compared.' },
      { title: 'What you would keep.', text: 'The net under each plan, fees and all.' },
      { title: 'Three things to do first.', text: 'Useful even if you never hire us.' },
    ],
  },
  meeting: {
    title: 'Rather talk it through?',
    lead: 'Bring your questions, or your last statement, and we will read it with you.',
    facts: [
      ['How long', `${availability.minutes} minutes, no slides`],
      ['Where', 'We call you'],
      ['Changes', 'Move or cancel any time'],
    ],
    now: 'Or now',
    write: 'In writing',
  },
  keep: {
    title: netCalculator.title,
    example: (where: string, nights: number, rate: string) =>
      `A 3-bedroom ${where} at ${nights} nights and ${rate} a night: you keep`,
    note: (plan: string, contract: string) =>
      `An example, not a measurement: a year’s rent less ${plan} on a ${contract}.`,
    link: 'Work it out for your home',
  },
  video: {
    title: 'Three minutes with us',
    lead: 'Who we are, and what a week of looking after a home looks like.',
  },
  faqTitle: 'Questions owners ask',
} as const;

/** The pages for owners in llms.txt. */
export const ownerPages = [
  ...regions.map(({ id, name, partner }) => ({
    path: `/partner/${id}`,
    metaTitle: partnerPage.regionTitle(name),
    metaDescription: partner.metaDescription,
  })),
  { path: '/partner/sample-analysis', ...sampleAnalysisPage },
];
