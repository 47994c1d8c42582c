import { onTheCoast, theCoast } from './company';

/** The five categories of the guide, in the order of the chips. Slugs are part of URLs: don't change them. */
export const categories = [
  {
    slug: 'local-attractions',
    name: 'Local Attractions',
    description: `Beaches, state parks and small towns along ${theCoast}, and when to see them at their best.`,
  },
  {
    slug: 'dining-restaurants',
    name: 'Dining & Restaurants',
    description: `What to eat along ${theCoast}: local seafood, market mornings, and suppers worth planning an evening around.`,
  },
  {
    slug: 'vacation-tips',
    name: 'Vacation Tips',
    description:
      'When to come, what to pack and how to make a week at the beach run itself, from people who live here.',
  },
  {
    slug: 'property-management',
    name: 'Property Management',
    description:
      'For owners of vacation homes: pricing, upkeep, rules and the arithmetic behind a rental that earns its keep.',
  },
  {
    slug: 'events-activities',
    name: 'Events & Activities',
    description: `Festivals, fishing seasons and things to do on the water and off it, through the whole year ${onTheCoast}.`,
  },
] as const;

export type Category = (typeof categories)[number];
