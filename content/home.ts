import { inRegions, shortenRegions } from './regions';

export const homePage = {
  title: "Vacation Rentals On Florida's Emerald Coast",
  metaTitle: "Vacation Rentals On Florida's Emerald Coast",
  metaDescription: `Beach homes ${shortenRegions(inRegions)}, looked after by people who live down the road. Owners: ask for a free revenue analysis.`,
  keywords: [
    'Emerald Coast vacation rentals',
    '30A beach rentals',
    'Destin vacation homes',
    'Panama City Beach rentals',
    'vacation rental management Florida',
  ],
  lead: `Beach homes ${inRegions}, each one looked after by people who live down the road.`,
  ownersLine: { question: 'Own a home here?', answer: 'See what it could earn' },
  rentals: {
    title: 'Three homes to start with',
    lead: 'A cottage on the dune, a townhouse on the harbor, a bungalow at the end of the boardwalk. The price you see includes every mandatory fee.',
  },
  destinations: { title: 'Find your stretch of the coast' },
  owners: {
    kicker: 'For homeowners',
    title: 'Own a place here? Let it earn its keep.',
    lead: 'We price each night by data and by hand, look in on the house on a schedule you can see, and send you one plain statement a month.',
  },
  guide: { title: 'From the Gulf Coast Guide' },
  newsletter: {
    title: 'Be the First to Know',
    lead: 'New homes, open weeks and the occasional good recipe. About once a month.',
  },
} as const;
