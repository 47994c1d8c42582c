import { answerTime, onStateCoast } from './company';
import type { PictureSource } from './pictures';

/** Everything about one region, apart from copy about several of them. */
interface RegionEntry {
  /** Used in URLs and forms: a unique id of lowercase words with hyphens. */
  id: string;
  name: string;
  /** With a preposition: "on 30A". */
  where: string;
  /** For titles, breadcrumbs, links and structured data: at most 18 characters. */
  longName: string;
  /** For the home search. */
  searchName: string;
  /** Its towns, which the search finds it by. */
  towns: readonly string[];
  /** The id as it is written in post tags. */
  tagName: string;
  /** Nights booked per year that the calculator starts with: a round example, free to change. */
  startingNights: number;
  destination: DestinationFacts;
  partner: PartnerCopy;
}

/** A region, for guests. */
export interface DestinationFacts {
  description: string;
  /** Homes in the area, guest rating out of 5, average US dollars per night. */
  propertyCount: number;
  avgRating: number;
  avgPrice: number;
  image: PictureSource;
  highlights: readonly string[];
  /** An article is about this area if its title or a tag, lowercase without spaces, contains one of these. */
  guideWords: readonly string[];
}

/** A region, for owners: its partner page. */
interface PartnerCopy {
  focusArea: string;
  area: string;
  title: string;
  description: string;
  /** 41 to 160 characters. */
  metaDescription: string;
  features: readonly { title: string; text: string }[];
}

/**
 * The regions we serve; the pages have room for five. A new region only needs an entry here and its picture.
 * regions.test.ts checks the entries.
 */
const entries = [
  {
    id: '30a',
    name: '30A',
    where: 'on 30A',
    longName: '30A Corridor',
    searchName: '30A Beach',
    towns: ['Santa Rosa Beach', 'Grayton Beach', 'Seaside', 'Seagrove', 'Rosemary Beach', 'Inlet Beach'],
    tagName: '30A',
    startingNights: 190,
    destination: {
      description: 'Bicycle bells, porch dinners and dune lakes.',
      propertyCount: 180,
      avgRating: 4.9,
      avgPrice: 425,
      image: {
        src: '/images/destinations/30a.jpg',
        alt: 'Rows of pastel beach cottages with white porches behind the dunes of 30A, a line of umbrellas and clear emerald water',
        focus: '30% 50%',
      },
      highlights: ['Coastal dune lakes', 'Nineteen miles of bike path', 'Beach towns on foot'],
      guideWords: ['30a', 'southwalton', 'dunelakes'],
    },
    partner: {
      focusArea: '30A and South Walton',
      area: 'Dune Allen to Inlet Beach',
      title: 'Your 30A home, in steady hands',
      description:
        'Cottages and courtyard houses between Dune Allen and Inlet Beach, managed by people who ride the same bike path and know which street floods first.',
      metaDescription: `Vacation-rental management on 30A, from Dune Allen to Inlet Beach: honest percentages, local people, and a free revenue analysis within ${answerTime}.`,
      features: [
        {
          title: 'Priced street by street',
          text: 'A house on the Gulf side of 30A and one a block north book at different rates and on different days. We price them apart.',
        },
        {
          title: 'Association rules, followed',
          text: 'Wristbands, parking passes, quiet hours, trash days: each community writes its own. We learn yours and brief every guest.',
        },
        {
          title: 'Ready for bad weather',
          text: 'From the Professional plan on, we check the house after every storm and send you photographs within a day of the all-clear.',
        },
        {
          title: 'Guests who fit the street',
          text: 'Screened bookings, a real limit on guests and cars, and noise sensors that measure sound without recording it.',
        },
      ],
    },
  },
  {
    id: 'destin',
    name: 'Destin',
    where: 'in Destin',
    longName: 'Destin',
    searchName: 'Destin',
    towns: ['Miramar Beach'],
    tagName: 'Destin',
    startingNights: 180,
    destination: {
      description: 'Deep harbor, early boats, grilled amberjack.',
      propertyCount: 165,
      avgRating: 4.8,
      avgPrice: 315,
      image: {
        src: '/images/destinations/destin.jpg',
        alt: 'Stone jetties and boats in the pass at Destin, with the harbor, docks and waterfront homes behind',
        focus: '46% 50%',
      },
      highlights: ['Charter fishing', 'The harbor boardwalk', 'Henderson Beach State Park'],
      guideWords: ['destin', 'charter'],
    },
    partner: {
      focusArea: 'Destin and Miramar Beach',
      area: 'Destin Harbor to Miramar Beach',
      title: 'Your Destin home, in steady hands',
      description:
        'Harbor townhouses, condominiums and beach houses from the pass to Miramar Beach, turned over on time even when six boats and a wedding leave on the same Saturday.',
      metaDescription: `Vacation-rental management in Destin and Miramar Beach: honest percentages, local people, and a free revenue analysis within ${answerTime}.`,
      features: [
        {
          title: 'Booked beyond summer',
          text: 'Fishing seasons, fall festivals and winter stays have their own guests. We set rates and minimum nights for each.',
        },
        {
          title: 'Condominium know-how',
          text: 'Registration desks, elevator fobs, beach-service contracts: we handle the association so that you don’t have to.',
        },
        {
          title: 'Saturday turnovers that hold',
          text: 'Crews we know by name, a checklist with photographs, and a second pair of eyes before the first guest arrives.',
        },
        {
          title: 'Salt is an expense',
          text: 'Coils, hinges, railings: we look at what the harbor air eats first, and tell you before it fails.',
        },
      ],
    },
  },
  {
    id: 'pcb',
    name: 'Panama City Beach',
    where: 'in Panama City Beach',
    longName: 'Panama City Beach',
    searchName: 'Panama City Beach',
    towns: ['Laguna Beach', 'Grand Lagoon'],
    tagName: 'PCB',
    startingNights: 170,
    destination: {
      description: 'Long piers, wide sand, room for everyone.',
      propertyCount: 145,
      avgRating: 4.7,
      avgPrice: 285,
      image: {
        src: '/images/destinations/panama-city-beach.jpg',
        alt: 'Panama City Beach from the air: a long pier over emerald water and beachfront towers curving along white sand',
        focus: '58% 50%',
      },
      highlights: ['St. Andrews State Park', 'Two fishing piers', 'Shell Island by boat'],
      guideWords: ['panamacity', 'pcb', 'standrews'],
    },
    partner: {
      focusArea: 'Panama City Beach',
      area: 'Inlet Beach line to St. Andrews',
      title: 'Your Panama City Beach home, in steady hands',
      description:
        'Bungalows, towers and townhouses along twenty-seven miles of sand, rented to families who come back and checked by somebody who lives nearby.',
      metaDescription: `Vacation-rental management in Panama City Beach: honest percentages, local people, and a free revenue analysis within ${answerTime}.`,
      features: [
        {
          title: 'Families first',
          text: 'Age rules, deposits and minimum stays set so that spring is full without being rough on the house.',
        },
        {
          title: 'Towers and towels',
          text: 'Key codes that change with each booking, parking arranged with the building, and linen counted in and out.',
        },
        {
          title: 'Gaps priced to fill',
          text: 'Two open nights between bookings are the most common loss here. We look for them every Tuesday and price them to go.',
        },
        {
          title: 'Taxes and licenses on time',
          text: 'State sales tax and the county’s tourist tax filed every month, the vacation-rental license renewed, with copies in your portal.',
        },
      ],
    },
  },
] as const satisfies readonly RegionEntry[];

export type RegionId = (typeof entries)[number]['id'];

export interface Region extends RegionEntry {
  id: RegionId;
}

export const regions: readonly [Region, ...Region[]] = entries;

export const findRegion = (id: unknown) => regions.find((region) => region.id === id);

/** The paths of the regions' partner pages, each with the form for a revenue analysis. */
export const regionPaths = entries.map(({ id }) => `/partner/${id}` as const);

const names = regions.map(({ name }) => name);
const places = regions.map(({ where }) => where);

/** Search words for each region: "30A vacation homes". */
export const regionKeywords = (words: string) => names.map((name) => `${name} ${words}`);

/** "30A, Destin, and Panama City Beach" */
export const regionNames = new Intl.ListFormat('en-US').format(names);
/** "on 30A, in Destin, and in Panama City Beach" */
export const inRegions = new Intl.ListFormat('en-US').format(places);
/** "on 30A, in Destin, or in Panama City Beach" */
export const inOneRegion = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(places);

/** Returns `list`, or the whole coast if the list is too long for a meta description of 160 characters. */
export const shortenRegions = (list: string) => (regions.length > 3 ? onStateCoast : list);
