import { type DestinationFacts, type RegionId, regions } from './regions';

export interface Destination extends DestinationFacts {
  id: RegionId;
  name: string;
}

/** The figures shown of a destination, in this order. */
export const destinationFigures: { label: string; of(destination: Destination): string }[] = [
  { label: 'Homes', of: ({ propertyCount }) => String(propertyCount) },
  { label: 'Rated', of: ({ avgRating }) => String(avgRating) },
  { label: 'Average night', of: ({ avgPrice }) => `$${avgPrice}` },
];

export const destinations: Destination[] = regions.map(({ id, name, destination }) => ({
  id,
  name,
  ...destination,
}));

/** Shown beside the destinations' figures. */
export const destinationsNote = 'Sample data: homes, guest rating and average nightly price of each area.';

/** The words around the destinations on /vacation-rentals. */
export const destinationsSection = {
  title: 'Which part of the coast?',
  lead: 'Forty miles, one color of water, and plenty of ways to spend a day on it.',
} as const;
