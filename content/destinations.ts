import type { AreaId } from './areas';

export interface Destination {
  id: AreaId;
  name: string;
  state: 'Florida';
  description: string;
  /** Homes let in the area, guest rating of 5, average US dollars a night (specification, section 3). */
  propertyCount: number;
  avgRating: number;
  avgPrice: number;
  image: { src: string; width: number; height: number; alt: string; focus: string };
  highlights: string[];
  featured: boolean;
}

/** What is told of a destination in figures, in this order. */
export const destinationFigures: { label: string; of(destination: Destination): string }[] = [
  { label: 'Homes', of: ({ propertyCount }) => String(propertyCount) },
  { label: 'Rated', of: ({ avgRating }) => String(avgRating) },
  { label: 'Average night', of: ({ avgPrice }) => `$${avgPrice}` },
];

export const destinations: Destination[] = [
  {
    id: '30a',
    name: '30A',
    state: 'Florida',
    description: 'Bicycle bells, porch dinners and dune lakes.',
    propertyCount: 180,
    avgRating: 4.9,
    avgPrice: 425,
    image: {
      src: '/images/destinations/30a.jpg',
      width: 1600,
      height: 1200,
      alt: 'Rows of pastel beach cottages with white porches behind the dunes of 30A, a line of umbrellas and clear emerald water',
      focus: '30% 50%',
    },
    highlights: ['Coastal dune lakes', 'Nineteen miles of bike path', 'Beach towns on foot'],
    featured: true,
  },
  {
    id: 'destin',
    name: 'Destin',
    state: 'Florida',
    description: 'Deep harbor, early boats, grilled amberjack.',
    propertyCount: 165,
    avgRating: 4.8,
    avgPrice: 315,
    image: {
      src: '/images/destinations/destin.jpg',
      width: 1600,
      height: 1200,
      alt: 'Stone jetties and boats in the pass at Destin, with the harbor, docks and waterfront homes behind',
      focus: '46% 50%',
    },
    highlights: ['Charter fishing', 'The harbor boardwalk', 'Henderson Beach State Park'],
    featured: true,
  },
  {
    id: 'pcb',
    name: 'Panama City Beach',
    state: 'Florida',
    description: 'Long piers, wide sand, room for everyone.',
    propertyCount: 145,
    avgRating: 4.7,
    avgPrice: 285,
    image: {
      src: '/images/destinations/panama-city-beach.jpg',
      width: 1600,
      height: 1200,
      alt: 'Panama City Beach from the air: a long pier over emerald water and beachfront towers curving along white sand',
      focus: '58% 50%',
    },
    highlights: ['St. Andrews State Park', 'Two fishing piers', 'Shell Island by boat'],
    featured: true,
  },
];

/** Stands by the destinations' figures. */
export const destinationsNote = 'Sample data: homes let, guest rating and average night of each area.';

/** The words around the destinations on /vacation-rentals. */
export const destinationsSection = {
  title: 'Which part of the coast?',
  lead: 'Forty miles, one color of water, three ways to spend a day on it.',
} as const;
