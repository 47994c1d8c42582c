/** The five categories of the Gulf Coast Guide, in the order of the chips. Slugs are part of URLs: don't change them. */
export const categories = [
  {
    slug: 'local-attractions',
    name: 'Local Attractions',
    description:
      'Beaches, dune lakes, state parks and small towns between Destin and Panama City Beach, and when to see them at their best.',
  },
  {
    slug: 'dining-restaurants',
    name: 'Dining & Restaurants',
    description:
      'What to eat along the Emerald Coast: Gulf seafood, market mornings, and suppers worth planning an evening around.',
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
    description:
      'Festivals, fishing seasons and things to do on the water and off it, through the whole Emerald Coast year.',
  },
] as const;

export type Category = (typeof categories)[number];
