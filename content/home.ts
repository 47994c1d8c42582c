import { company } from './company';
import { inRegions, regionKeywords, shortenRegions } from './regions';

const title = `Vacation Rentals On ${company.state.name}'s ${company.coast}`;

export const homePage = {
  title,
  metaTitle: title,
  metaDescription: `Beach homes ${shortenRegions(inRegions)}, looked after by people who live down the road. Owners: ask for a free revenue analysis.`,
  keywords: [
    `${company.coast} vacation rentals`,
    ...regionKeywords('vacation rentals'),
    `vacation rental management ${company.state.name}`,
  ],
  lead: `Beach homes ${inRegions}, each one looked after by people who live down the road.`,
  ownersLine: { question: 'Own a home here?', answer: 'See what it could earn' },
  rentals: {
    title: 'A few homes to start with',
    lead: 'Each one has been walked by one of us. The price you see includes every mandatory fee.',
  },
  destinations: { title: 'Find your stretch of the coast' },
  owners: {
    kicker: 'For homeowners',
    title: 'Own a place here? Let it earn its keep.',
    lead: 'We price each night by data and by hand, look in on the house on a schedule you can see, and send you one plain statement a month.',
  },
  guide: { title: `From the ${company.guide.name}` },
  newsletter: {
    title: 'Be the First to Know',
    lead: 'New homes, open weeks and the occasional good recipe. About once a month.',
  },
} as const;
