import { briefly, inRegions } from './regions';

/** The words of the home page. */
export const homePage = {
  title: "Vacation Rentals On Florida's Emerald Coast",
  metaTitle: "Vacation Rentals On Florida's Emerald Coast",
  metaDescription: `Beach homes ${briefly(inRegions)}, cared for by people who live down the road. Owners, ask for a free revenue analysis.`,
  keywords: [
    'Emerald Coast vacation rentals',
    '30A beach rentals',
    'Destin vacation homes',
    'Panama City Beach rentals',
    'vacation rental management Florida',
  ],
  lead: `Beach homes ${inRegions}, each one cared for by people who live down the road.`,
  ownersLine: { question: 'Own a home here?', answer: 'See what it could earn' },
  rentals: {
    title: 'Three homes to start with',
    lead: 'Choose from a cottage on the dunes, a townhouse on the harbor and a bungalow at the end of the boardwalk. The price you see includes every mandatory fee.',
  },
  destinations: { title: 'Find your stretch of the coast' },
  owners: {
    kicker: 'For homeowners',
    title: 'Own a place here? Let it earn its keep.',
    lead: 'Data sets the price of each night, and a person reviews it. We check on the house on a schedule you can see, and send you one simple statement a month.',
  },
  guide: { title: 'From the Gulf Coast Guide' },
  newsletter: {
    title: 'Be the First to Know',
    lead: 'Hear about new homes, open weeks and the occasional good recipe, about once a month.',
  },
} as const;
