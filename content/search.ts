import { guestBands } from './guest-bands';
import { regions } from './regions';

/** The fields of the home search, by the names of the query of /vacation-rentals. */
export const searchFields = {
  destination: {
    label: 'Destination',
    any: 'Anywhere',
    options: regions.map(({ id, searchName }) => ({ value: id, label: searchName })),
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
