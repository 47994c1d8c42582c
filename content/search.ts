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
  guests: { label: 'Guests', any: 'Any number' },
  dog: 'With a dog',
  submit: 'Search Available Properties',
} as const;

/** Copy for the filters that only the list of homes has. */
export const homeFilters = {
  summary: 'More filters',
  bedrooms: { label: 'Bedrooms', any: 'Any' },
  price: { label: 'Price a night', any: 'Any', upTo: 'Up to', steps: [250, 350, 500, 800, 1200] },
  amenities: 'Amenities',
  sort: {
    label: 'Sort by',
    options: { recommended: 'Recommended', price: 'Lowest price', sleeps: 'Most guests' },
  },
} as const;
