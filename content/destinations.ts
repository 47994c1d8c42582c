import { type DestinationFacts, type RegionId, regions } from './regions';

export interface Destination extends DestinationFacts {
  id: RegionId;
  name: string;
}

/** A destination's figures, in the order they are shown. */
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

/** Shown beside the destinations' figures. */
export const destinationsNote =
  'Sample data for each area as a whole, not for the homes we manage: rental homes, guest rating and average nightly price.';

/** Copy for the section on /vacation-rentals. */
export const destinationsSection = {
  title: 'Which part of the coast?',
  lead: 'One color of water, and plenty of ways to spend a day on it.',
} as const;
