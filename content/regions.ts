import type { AreaId } from './areas';

/** What the partner page says where it speaks to the owners of one area. */
export interface Region {
  id: AreaId;
  /** As it stands in breadcrumbs and links. */
  name: string;
  focusArea: string;
  area: string;
  title: string;
  description: string;
  metaDescription: string;
  features: { title: string; text: string }[];
}

export const regions: Region[] = [
  {
    id: '30a',
    name: '30A Corridor',
    focusArea: '30A and South Walton',
    area: 'Dune Allen to Inlet Beach',
    title: 'Your 30A home, in steady hands',
    description:
      'Cottages and courtyard houses between Dune Allen and Inlet Beach, managed by people who ride the same bike path and know which street floods first.',
    metaDescription:
      'Vacation-rental management on 30A, from Dune Allen to Inlet Beach: honest percentages, local people, and a free revenue analysis within 24 hours.',
    features: [
      {
        title: 'Priced street by street',
        text: 'A house on the Gulf side of 30A and one a block north book at different rates and on different days. We price them apart.',
      },
      {
        title: 'Association rules, kept',
        text: 'Wristbands, parking passes, quiet hours, trash days: each community writes its own. We learn yours and brief every guest.',
      },
      {
        title: 'Weather read early',
        text: 'Porch furniture in before the squall line, photographs to you within a day of the all-clear where your plan includes it.',
      },
      {
        title: 'Guests who fit the street',
        text: 'Screened bookings, a real limit on heads and cars, and noise sensors that measure sound without recording it.',
      },
    ],
  },
  {
    id: 'destin',
    name: 'Destin',
    focusArea: 'Destin and Miramar Beach',
    area: 'Destin Harbor to Miramar Beach',
    title: 'Your Destin home, in steady hands',
    description:
      'Harbor townhouses, condominiums and beach houses from the pass to Miramar Beach, turned over on time even when six boats and a wedding leave on the same Saturday.',
    metaDescription:
      'Vacation-rental management in Destin and Miramar Beach: honest percentages, local people, and a free revenue analysis within 24 hours.',
    features: [
      {
        title: 'Booked beyond summer',
        text: 'Fishing seasons, fall festivals and winter stays have their own guests. We set rates and minimum nights for each.',
      },
      {
        title: 'Condominium-wise',
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
  {
    id: 'pcb',
    name: 'Panama City Beach',
    focusArea: 'Panama City Beach',
    area: 'Inlet Beach line to St. Andrews',
    title: 'Your Panama City Beach home, in steady hands',
    description:
      'Bungalows, towers and townhouses along twenty-seven miles of sand, let to families who come back and checked by somebody who lives nearby.',
    metaDescription:
      'Vacation-rental management in Panama City Beach: honest percentages, local people, and a free revenue analysis within 24 hours.',
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
        text: 'Two open nights between bookings are the commonest loss here. We look for them every Tuesday and price them to go.',
      },
      {
        title: 'Taxes and licenses on time',
        text: 'State sales tax, the county’s tourist tax and the vacation-rental license tracked, with copies in your portal.',
      },
    ],
  },
];
