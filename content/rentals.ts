import type { IconName } from './icons';
import type { PictureSource } from './pictures';
import type { Fee, Rate } from './rates';
import type { RegionId } from './regions';

export interface RentalPicture extends PictureSource {
  /** Shown after the number of the picture ("2 of 3"). */
  caption?: string;
  /** Shows the area: its caption starts with "In the area", so that nobody takes it for the home. */
  nearby?: true;
}

/** The name of one bed, by kind. */
export const bedNames = {
  king: 'king bed',
  queen: 'queen bed',
  full: 'full bed',
  twin: 'twin bed',
  bunk: 'twin bunk',
  sofa: 'sofa bed',
} as const;

/** A room with beds. `beds` lists each of them: `['twin', 'twin']`. */
export interface SleepingRoom {
  name: string;
  beds: readonly (keyof typeof bedNames)[];
  note?: string;
}

/** A floor of a floor plan. Positions and sizes are in feet, from the upper left corner. */
export interface Floor {
  name: string;
  /** What the lower edge of the drawing faces. */
  side: string;
  rooms: {
    x: number;
    y: number;
    w: number;
    h: number;
    name: string;
    note?: string;
    /** Outside, and drawn with a dashed line. */
    porch?: true;
  }[];
}

interface Amenity {
  label: string;
  /** Three or four amenities have an icon. These are also on the home's card. */
  icon?: IconName;
}

/** Whether a home takes pets; `ask` if it depends on the pet. */
export const petLabels = { yes: 'Pets welcome', ask: 'Ask about pets', no: 'No pets' } as const;

interface HouseRules {
  /** 24-hour time: `16:00`. */
  checkIn: `${number}:${number}`;
  checkOut: `${number}:${number}`;
  whoBooks: string;
  smoking: string;
  quietHours: string;
  cancellation: string;
  hurricane: string;
}

/** The rules for every home. A home may replace some of them. */
export const usualRules: HouseRules = {
  checkIn: '16:00',
  checkOut: '10:00',
  whoBooks: '25 or older',
  smoking: 'Outside only',
  quietHours: '10 PM to 7 AM',
  cancellation:
    'Full refund until 60 days before check-in, half until 30 days before. After that, we refund the nights that we can rent to somebody else.',
  hurricane: 'If officials order an evacuation or close the roads, we refund every night you can’t stay.',
};

export const ruleNames = Object.keys(usualRules) as (keyof HouseRules)[];

export interface Rental {
  /**
   * The last part of the home's URL: lowercase words with hyphens. It never changes, because links and the setting
   * RENTAL_CALENDARS use it.
   */
  id: string;
  /** A sample home: its page says so, and has a sample calendar if no calendars are configured. */
  isSample?: true;
  /** Its id in the booking engine, if that is different. */
  bookingId?: string;
  title: string;
  region: RegionId;
  location: string;
  rates: readonly Rate[];
  fees?: readonly Fee[];
  /** US dollars for a stay with a dog, however many. */
  petFee?: number;
  rating?: number;
  reviews?: number;
  guests: number;
  bedrooms: number;
  bathrooms: number;
  /** The first one shows the home itself. Cards and link previews use it. */
  pictures: readonly [RentalPicture, ...RentalPicture[]];
  /** One sentence for cards and search engines, at most 100 characters. */
  summary: string;
  features: string[];
  sleeping: readonly SleepingRoom[];
  floors?: readonly Floor[];
  amenities: readonly { title: string; items: readonly Amenity[] }[];
  pets: keyof typeof petLabels;
  petsNote?: string;
  rules: HouseRules;
}

const inSummer = { from: '05-22', to: '08-15', when: 'in summer' };
const overHolidays = { from: '12-19', to: '01-02', when: 'over the holidays' };

/** Sample homes: replace them and their pictures with the company's own (docs/add-a-home.md). */
export const rentals: readonly Rental[] = [
  {
    id: 'sea-oat-cottage',
    isSample: true,
    title: 'Sea Oat Cottage',
    region: '30a',
    location: 'Seagrove, 30A',
    rates: [
      { ...inSummer, price: 450, minNights: 5 },
      { ...overHolidays, price: 450, minNights: 5 },
      { price: 450, minNights: 3 },
    ],
    rating: 4.9,
    reviews: 127,
    guests: 8,
    bedrooms: 4,
    bathrooms: 3.5,
    pictures: [
      {
        src: '/images/rentals/rental-1.jpg',
        alt: 'Mint-green gulf-front cottage with two white porches above a dune of sea oats, a boardwalk down to white sand, a coral umbrella and emerald water',
        caption: 'From the dune',
      },
      {
        src: '/images/blog/dune-lake-kayaks.jpg',
        alt: 'Two kayaks on a coastal dune lake seen from above, framed by grasses and trees',
        caption: 'the dune lakes',
        nearby: true,
      },
      {
        src: '/images/blog/bikes.jpg',
        alt: 'Teal and coral cruiser bicycles with baskets leaning on a white picket fence in front of a yellow cottage',
        caption: 'nineteen miles of bike path',
        nearby: true,
      },
    ],
    summary: 'Two gulf-front porches, a private boardwalk and an outdoor shower for sandy feet.',
    features: ['Gulf front', 'Private boardwalk', 'Two porches', 'Outdoor shower'],
    sleeping: [
      { name: 'Bedroom 1', beds: ['king'], note: 'own bath with a tub, door to the upper porch' },
      { name: 'Bedroom 2', beds: ['king'], note: 'fan, blackout blinds' },
      { name: 'Bedroom 3', beds: ['queen'], note: 'on the lower floor, no stairs' },
      { name: 'Bunk room', beds: ['bunk', 'bunk'], note: 'with rails, for children over five' },
    ],
    floors: [
      {
        name: 'Lower floor',
        side: 'the Gulf',
        rooms: [
          { x: 0, y: 0, w: 15, h: 11, name: 'Bunk room', note: 'two twin bunks' },
          { x: 15, y: 0, w: 9, h: 7, name: 'Bath', note: 'shower' },
          { x: 15, y: 7, w: 9, h: 4, name: 'Laundry' },
          { x: 24, y: 0, w: 16, h: 11, name: 'Bedroom 3', note: 'queen' },
          { x: 0, y: 11, w: 24, h: 12, name: 'Living room', note: 'sofa bed, gulf view' },
          { x: 24, y: 11, w: 16, h: 12, name: 'Kitchen', note: 'table for ten' },
          { x: 0, y: 23, w: 40, h: 5, name: 'Lower porch', porch: true },
        ],
      },
      {
        name: 'Upper floor',
        side: 'the Gulf',
        rooms: [
          { x: 0, y: 0, w: 17, h: 13, name: 'Bedroom 1', note: 'king, own bath' },
          { x: 17, y: 0, w: 8, h: 7, name: 'Bath', note: 'tub' },
          { x: 17, y: 7, w: 8, h: 6, name: 'Hall' },
          { x: 25, y: 0, w: 15, h: 13, name: 'Bedroom 2', note: 'king' },
          { x: 0, y: 13, w: 11, h: 10, name: 'Half bath' },
          { x: 11, y: 13, w: 29, h: 10, name: 'Den', note: 'reading, television' },
          { x: 0, y: 23, w: 40, h: 5, name: 'Upper porch', porch: true },
        ],
      },
    ],
    amenities: [
      {
        title: 'On the beach',
        items: [
          { label: 'Gulf front', icon: 'wave' },
          { label: 'Private boardwalk, 74 steps long' },
          { label: 'Two chairs and an umbrella' },
          { label: 'Outdoor shower' },
          { label: 'Beach wagon and toys' },
        ],
      },
      {
        title: 'Kitchen',
        items: [
          { label: 'Full kitchen', icon: 'kitchen' },
          { label: 'Dishwasher' },
          { label: 'Table for ten' },
          { label: 'Coffee maker (drip and pods)' },
          { label: 'Gas grill' },
        ],
      },
      {
        title: 'Comfort',
        items: [
          { label: 'Air conditioning on both floors' },
          { label: 'Fast Wi-Fi', icon: 'wifi' },
          { label: 'Three televisions' },
          { label: 'Washer and dryer' },
        ],
      },
      {
        title: 'Arriving',
        items: [
          { label: 'Parking for three cars', icon: 'car' },
          { label: 'Door code, no key' },
          { label: 'Six steps to the porch' },
          { label: 'Bedroom and bath on the lower floor' },
        ],
      },
    ],
    pets: 'ask',
    petsNote: 'one dog up to 40 pounds',
    rules: usualRules,
  },
  {
    id: 'harbor-row-7',
    isSample: true,
    title: 'Harbor Row 7',
    region: 'destin',
    location: 'Harborwalk, Destin',
    rates: [
      { ...inSummer, price: 415, minNights: 7, arrivalDay: 'Saturday' },
      { ...overHolidays, price: 360, minNights: 4 },
      { price: 325, minNights: 3 },
    ],
    rating: 4.8,
    reviews: 89,
    guests: 6,
    bedrooms: 3,
    bathrooms: 2.5,
    pictures: [
      {
        src: '/images/rentals/rental-2.jpg',
        alt: 'Pastel harbor townhouses with stacked white porches and metal roofs, palms along the quay and boats moored at wooden docks',
        caption: 'From the docks',
      },
      {
        src: '/images/blog/fishing-boat.jpg',
        alt: 'White fishing boat with teal trim in a harbor lined with pastel houses',
        caption: 'the harbor',
        nearby: true,
      },
      {
        src: '/images/destinations/destin.jpg',
        alt: 'Stone jetties and boats in the pass at Destin, with the harbor, docks and waterfront homes behind',
        caption: 'the pass',
        nearby: true,
      },
    ],
    summary: 'Three floors over the harbor, with the boat slip at the door.',
    features: ['Harbor view', 'Boat slip', 'Walk to the docks'],
    sleeping: [
      { name: 'Bedroom 1', beds: ['king'], note: 'own bath with a shower, door to the upper porch' },
      { name: 'Bedroom 2', beds: ['queen'], note: 'morning sun' },
      { name: 'Bedroom 3', beds: ['twin', 'twin'], note: 'room for a crib between them' },
      { name: 'Living room', beds: ['sofa'], note: 'on the main floor, harbor view' },
    ],
    floors: [
      {
        name: 'Harbor level',
        side: 'the harbor',
        rooms: [
          { x: 0, y: 0, w: 11, h: 14, name: 'Entry', note: 'six steps up' },
          { x: 11, y: 0, w: 9, h: 14, name: 'Half bath' },
          { x: 0, y: 14, w: 20, h: 12, name: 'Storage', note: 'rods, beach gear' },
          { x: 0, y: 26, w: 20, h: 5, name: 'Dock porch', porch: true },
        ],
      },
      {
        name: 'Main floor',
        side: 'the harbor',
        rooms: [
          { x: 0, y: 0, w: 20, h: 9, name: 'Kitchen', note: 'table for six' },
          { x: 0, y: 9, w: 20, h: 17, name: 'Living room', note: 'sofa bed, harbor view' },
          { x: 0, y: 26, w: 20, h: 5, name: 'Middle porch', porch: true },
        ],
      },
      {
        name: 'Top floor',
        side: 'the harbor',
        rooms: [
          { x: 0, y: 0, w: 10, h: 9, name: 'Bedroom 3', note: 'two twins' },
          { x: 10, y: 0, w: 10, h: 9, name: 'Bedroom 2', note: 'queen' },
          { x: 0, y: 9, w: 8, h: 6, name: 'Bath', note: 'shower' },
          { x: 8, y: 9, w: 12, h: 6, name: 'Bath', note: 'tub' },
          { x: 0, y: 15, w: 20, h: 11, name: 'Bedroom 1', note: 'king, own bath' },
          { x: 0, y: 26, w: 20, h: 5, name: 'Upper porch', porch: true },
        ],
      },
    ],
    amenities: [
      {
        title: 'On the water',
        items: [
          { label: 'Boat slip', icon: 'boat' },
          { label: 'Shared pool', icon: 'pool' },
          { label: 'Storage for rods and beach gear' },
          { label: 'Table to clean fish' },
        ],
      },
      {
        title: 'Kitchen',
        items: [
          { label: 'Full kitchen', icon: 'kitchen' },
          { label: 'Table for six' },
          { label: 'Coffee maker (drip)' },
          { label: 'Grill by the pool' },
        ],
      },
      {
        title: 'Comfort',
        items: [
          { label: 'Air conditioning on every floor' },
          { label: 'Fast Wi-Fi', icon: 'wifi' },
          { label: 'Two televisions' },
          { label: 'Washer and dryer' },
        ],
      },
      {
        title: 'Arriving',
        items: [
          { label: 'Parking for two cars' },
          { label: 'Door code, no key' },
          { label: 'Six steps to the door' },
          { label: 'Stairs between all floors, no elevator' },
        ],
      },
    ],
    pets: 'no',
    rules: usualRules,
  },
  {
    id: 'butter-bungalow',
    isSample: true,
    title: 'The Butter Bungalow',
    region: 'pcb',
    location: 'West End, Panama City Beach',
    rates: [
      { ...inSummer, price: 340, minNights: 4 },
      { ...overHolidays, price: 295, minNights: 3 },
      { price: 275, minNights: 2 },
    ],
    rating: 4.7,
    reviews: 64,
    guests: 4,
    bedrooms: 2,
    bathrooms: 2,
    pictures: [
      {
        src: '/images/rentals/rental-3.jpg',
        alt: 'Butter-yellow beach bungalow with a wide white porch, teal shutters, palms and a rope-railed boardwalk beside the Gulf',
        caption: 'From the beach',
      },
      {
        src: '/images/blog/pier-dusk.jpg',
        alt: 'Long wooden pier with lamps over calm water at sunset',
        caption: 'the piers',
        nearby: true,
      },
      {
        src: '/images/destinations/panama-city-beach.jpg',
        alt: 'Panama City Beach from the air: a long pier over emerald water and beachfront towers curving along white sand',
        caption: 'miles of sand',
        nearby: true,
      },
    ],
    summary: 'A wide porch, a rope-railed boardwalk, and forty steps to the sand.',
    features: ['Steps to the beach', 'Wide porch'],
    sleeping: [
      { name: 'Bedroom 1', beds: ['king'], note: 'own bath with a tub' },
      { name: 'Bedroom 2', beds: ['twin', 'twin'], note: 'next to the second bath' },
      { name: 'Living room', beds: ['sofa'], note: 'for a guest who likes to hear the Gulf' },
    ],
    floors: [
      {
        name: 'One floor',
        side: 'the beach',
        rooms: [
          { x: 0, y: 0, w: 13, h: 11, name: 'Bedroom 2', note: 'two twins' },
          { x: 13, y: 0, w: 8, h: 6, name: 'Bath', note: 'shower' },
          { x: 21, y: 0, w: 9, h: 6, name: 'Bath', note: 'tub' },
          { x: 13, y: 6, w: 17, h: 5, name: 'Hall, laundry' },
          { x: 30, y: 0, w: 14, h: 11, name: 'Bedroom 1', note: 'king, own bath' },
          { x: 0, y: 11, w: 26, h: 11, name: 'Living room', note: 'sofa bed' },
          { x: 26, y: 11, w: 18, h: 11, name: 'Kitchen', note: 'table for six' },
          { x: 0, y: 22, w: 44, h: 6, name: 'Wide porch', porch: true },
        ],
      },
    ],
    amenities: [
      {
        title: 'On the beach',
        items: [
          { label: 'Forty steps to the beach', icon: 'wave' },
          { label: 'Two chairs and an umbrella' },
          { label: 'Outdoor shower' },
          { label: 'Hose and towels for the dog' },
        ],
      },
      {
        title: 'Kitchen',
        items: [
          { label: 'Full kitchen', icon: 'kitchen' },
          { label: 'Table for six' },
          { label: 'Coffee maker (pods)' },
          { label: 'Charcoal grill' },
        ],
      },
      {
        title: 'Comfort',
        items: [
          { label: 'Air conditioning' },
          { label: 'Fast Wi-Fi', icon: 'wifi' },
          { label: 'One television' },
          { label: 'Washer and dryer' },
        ],
      },
      {
        title: 'Arriving',
        items: [
          { label: 'Parking for two cars', icon: 'car' },
          { label: 'Door code, no key' },
          { label: 'Two steps to the porch' },
          { label: 'Everything on one floor' },
        ],
      },
    ],
    pets: 'yes',
    petsNote: 'two dogs at most, no extra fee',
    rules: usualRules,
  },
];

/** Shown wherever there are sample homes. */
export const sampleHomesNote = 'Sample homes: pictures, ratings and prices are examples.';

/** "From the dune", "In the area: the harbor"; empty if the picture has none. */
export const captionOf = ({ caption = '', nearby }: RentalPicture): string =>
  nearby ? ['In the area', caption].filter(Boolean).join(': ') : caption;

/** "3½ baths" */
export function formatBaths(bathrooms: number): string {
  const whole = Math.floor(bathrooms);
  const label = `${whole || ''}${bathrooms % 1 ? '½' : ''}`;
  return `${label} ${bathrooms > 1 ? 'baths' : 'bath'}`;
}

/** The last parts of other pages' addresses, which no home may have as its id. */
export const reservedHomeIds: readonly string[] = ['area', 'page', 'saved'];
