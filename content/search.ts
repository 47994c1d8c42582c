import { areas } from './areas';

/** The bands of the guests select (specification, section 9). */
export const guestBands = ['1-2', '3-4', '5-8', '9+'] as const;

/** The fields of the home search, by the names of the query of /vacation-rentals (rulings, section 3). */
export const searchFields = {
  destination: {
    label: 'Destination',
    any: 'Anywhere',
    options: areas.map(({ id, searchName }) => ({ value: id, label: searchName })),
  },
  'check-in': { label: 'Check-in' },
  'check-out': { label: 'Check-out' },
  guests: {
    label: 'Guests',
    any: 'Any number',
    options: guestBands.map((band) => ({ value: band, label: band })),
  },
} as const;

export const searchSubmitLabel = 'Search Available Properties';
