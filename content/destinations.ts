import { type DestinationFacts, type RegionId, regions } from './regions';

export interface Destination extends DestinationFacts {
  id: RegionId;
  name: string;
}

/** The figures shown of a destination, in this order. */
export const destinationFigures: { label: string; of(destination: Destination): string }[] = [
  { label: 'Homes in the area', of: ({ propertyCount }) => String(propertyCount) },
  { label: 'Rated', of: ({ avgRating }) => String(avgRating) },
  { label: 'Average night', of: ({ avgPrice }) => `$${avgPrice}` },
];

export const destinations: Destination[] = regions.map(({ id, name, destination }) => ({
  id,
  name,
  ...destination,
}));

/** Shown beside the figures of the destinations. */
export const destinationsNote =
  'Sample data for each area as a whole, not for the homes we manage: rental homes, guest rating and average nightly price.';

/** The words around the destinations on /vacation-rentals. */
export const destinationsSection = {
  title: 'Which part of the coast?',
  lead: 'Forty miles, one color of water, and plenty of ways to spend a day on it.',
} as const;
