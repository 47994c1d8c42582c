import { guestBands } from './guest-bands';
import { regions } from './regions';

/** Copy for the home search. Its fields are named like the query parameters of /vacation-rentals. */
export const homeSearch = {
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
  dog: 'With a dog',
  submit: 'Search Available Properties',
} as const;
