import { answerTime } from './company';
import type { IconName } from './icons';
import { inRegions, type RegionId } from './regions';

export interface Rental {
  id: string;
  /** Its id at the booking engine, if that differs. */
  bookingId?: string;
  title: string;
  region: RegionId;
  location: string;
  /** US dollars a night with every mandatory fee, before taxes (16 CFR 464). */
  price: number;
  rating: number;
  reviews: number;
  guests: number;
  bedrooms: number;
  bathrooms: number;
  image: { src: string; alt: string };
  /** A place of its area; the caption keeps it from being taken for the home. */
  nearby: { src: string; alt: string; caption: string };
  /** One sentence for the card. */
  summary: string;
  features: string[];
  amenities: { icon: IconName; label: string }[];
}

/** Sample homes: replace them, with their pictures, by the company's own. */
export const rentals: Rental[] = [
  {
    id: 'sea-oat-cottage',
    title: 'Sea Oat Cottage',
    region: '30a',
    location: 'Seagrove, 30A',
    price: 450,
    rating: 4.9,
    reviews: 127,
    guests: 8,
    bedrooms: 4,
    bathrooms: 3.5,
    image: {
      src: '/images/rentals/rental-1.jpg',
      alt: 'Mint-green gulf-front cottage with two white porches above a dune of sea oats, a boardwalk down to white sand, a coral umbrella and emerald water',
    },
    nearby: {
      src: '/images/blog/dune-lake-kayaks.jpg',
      alt: 'Two kayaks on a coastal dune lake seen from above, framed by grasses and trees',
      caption: 'In the area: the dune lakes',
    },
    summary: 'Two gulf-front porches, a private boardwalk and an outdoor shower for sandy feet.',
    features: ['Gulf front', 'Private boardwalk', 'Two porches', 'Outdoor shower'],
    amenities: [
      { icon: 'wave', label: 'Gulf front' },
      { icon: 'wifi', label: 'Fast Wi-Fi' },
      { icon: 'car', label: 'Parking for three cars' },
      { icon: 'kitchen', label: 'Full kitchen' },
    ],
  },
  {
    id: 'harbor-row-7',
    title: 'Harbor Row 7',
    region: 'destin',
    location: 'Harborwalk, Destin',
    price: 325,
    rating: 4.8,
    reviews: 89,
    guests: 6,
    bedrooms: 3,
    bathrooms: 2.5,
    image: {
      src: '/images/rentals/rental-2.jpg',
      alt: 'Pastel harbor townhouses with stacked white porches and metal roofs, palms along the quay and boats moored at wooden docks',
    },
    nearby: {
      src: '/images/blog/fishing-boat.jpg',
      alt: 'White fishing boat with teal trim in a harbor lined with pastel houses',
      caption: 'In the area: the harbor',
    },
    summary: 'Three floors over the harbor, with the boat slip at the door.',
    features: ['Harbor view', 'Boat slip', 'Walk to the docks'],
    amenities: [
      { icon: 'boat', label: 'Boat slip' },
      { icon: 'pool', label: 'Shared pool' },
      { icon: 'wifi', label: 'Fast Wi-Fi' },
      { icon: 'kitchen', label: 'Full kitchen' },
    ],
  },
  {
    id: 'butter-bungalow',
    title: 'The Butter Bungalow',
    region: 'pcb',
    location: 'West End, Panama City Beach',
    price: 275,
    rating: 4.7,
    reviews: 64,
    guests: 4,
    bedrooms: 2,
    bathrooms: 2,
    image: {
      src: '/images/rentals/rental-3.jpg',
      alt: 'Butter-yellow beach bungalow with a wide white porch, teal shutters, palms and a rope-railed boardwalk beside the Gulf',
    },
    nearby: {
      src: '/images/blog/pier-dusk.jpg',
      alt: 'Long wooden pier with lamps over calm water at sunset',
      caption: 'In the area: the piers',
    },
    summary: 'A wide porch, a rope-railed boardwalk, and forty steps to the sand.',
    features: ['Steps to the beach', 'Wide porch', 'Pets welcome'],
    amenities: [
      { icon: 'wave', label: 'Forty steps to the beach' },
      { icon: 'pets', label: 'Pets welcome' },
      { icon: 'wifi', label: 'Fast Wi-Fi' },
      { icon: 'car', label: 'Parking for two cars' },
    ],
  },
];

/** Holds for every price. */
export const priceTerms = 'all fees included, before taxes';

/** Shown beside every group of sample homes. */
export const sampleHomesNote = 'Sample homes: pictures, ratings and prices are examples.';

/** "4 bedrooms", "3½ baths": a count as people write it. */
export function bathsLabel(bathrooms: number): string {
  const whole = Math.floor(bathrooms);
  const label = `${whole || ''}${bathrooms % 1 ? '½' : ''}`;
  return `${label} ${bathrooms > 1 ? 'baths' : 'bath'}`;
}

/** The words of /vacation-rentals. */
export const rentalsPage = {
  title: 'Vacation Rentals',
  lead: `Homes ${inRegions}. The price you see includes every mandatory fee, and the people you write to have the keys.`,
  metaTitle: 'Vacation Rentals on the Emerald Coast',
  metaDescription:
    'Beach homes on Florida’s Emerald Coast with every mandatory fee in the price. Search by area, dates and group size, and ask for the ones you like.',
  keywords: [
    'vacation rentals Emerald Coast',
    '30A vacation rentals',
    'Destin beach house rentals',
    'Panama City Beach vacation homes',
    'Santa Rosa Beach rentals',
  ],
  listTitle: 'The homes',
  noScript: 'JavaScript is off in your browser, so here are all of the homes, whatever you searched for.',
  dates: `We don’t show availability here: ask for a home, and we tell you within ${answerTime} whether it is open.`,
  /** Used if homes are booked at an external engine. */
  withEngine: {
    dates: 'We don’t show availability here: “Check Availability” of a home opens its own booking page.',
    steps: {
      title: 'From choosing to arriving',
      items: [
        {
          title: 'Check your dates.',
          text: 'The booking page of a home opens in a new tab and shows which days are open.',
        },
        {
          title: 'Book it there.',
          text: 'You read the rental agreement, and pay, on that page and not on this one.',
        },
        {
          title: 'Arrive.',
          text: 'The door code and a page of local advice reach you three days before.',
        },
      ],
    },
  },
  /** Above a home that sleeps fewer than the party; the number follows. */
  smaller: 'Fits a smaller party: sleeps',
  empty: {
    title: 'No home here fits all of that',
    text: 'Try fewer guests or another area, or ask us: not every home we look after is on this page.',
    ask: 'Ask us for one',
  },
  steps: {
    title: 'From asking to arriving',
    items: [
      {
        title: 'Ask for a home.',
        text: 'Your dates and the home are sent with the form. It costs nothing and commits you to nothing.',
      },
      {
        title: `We check, and answer within ${answerTime}.`,
        text: 'With the open dates, the total in writing, and the rules of the house.',
      },
      {
        title: 'You book, or you don’t.',
        text: 'If you do, the door code and a page of local advice reach you three days before you arrive.',
      },
    ],
  },
} as const;
