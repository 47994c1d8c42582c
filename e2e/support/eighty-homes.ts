import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Fee, Rate } from '@/content/rates';
import { regions } from '@/content/regions';
import { amenityFilters } from '@/content/rental-pages';
import { type Rental, rentals } from '@/content/rentals';

/**
 * Eighty made-up homes, the same ones every time, for tests of long lists. To see a site with them, run this file: it
 * writes them into content/rentals.ts of the working copy.
 */
const firstWords = [
  'Coral',
  'Gulf',
  'Harbor',
  'Lantern',
  'Palm',
  'Pelican',
  'Salt',
  'Sand',
  'Shell',
  'Sunset',
];
const lastWords = ['Bungalow', 'Cottage', 'Dune', 'House', 'Lookout', 'Porch', 'Rest', 'Row'];
const pictures = rentals.flatMap((rental) => rental.pictures.map(({ src, alt }) => ({ src, alt })));
const fees: Fee[] = [
  { label: 'Cleaning', price: 180, per: 'stay' },
  { label: 'Beach gear', price: 15, per: 'night' },
];

export const eightyHomes: readonly Rental[] = Array.from({ length: 80 }, (_, index) => {
  const pick = <Item>(items: readonly Item[], step = 1): Item => {
    const item = items[Math.floor(index / step) % items.length];
    if (item === undefined) throw new Error('There is nothing to pick.');
    return item;
  };
  const { floors: _floors, ...sample } = pick(rentals);
  const bedrooms = 1 + (index % 7);
  const price = 150 + ((index * 37) % 60) * 10;
  const region = pick(regions, 2);
  const title = `${pick(firstWords)} ${pick(lastWords, firstWords.length)}`;
  const summer: Rate = {
    ...{ from: '05-22', to: '08-14', when: 'in summer', price: Math.round(price * 1.4), minNights: 7 },
    ...(index % 3 === 0 ? { arrivalDay: 'Saturday' as const } : {}),
  };
  const amenities = amenityFilters.filter((_amenity, filter) => (index + filter * 3) % 4 === 0);
  // From one picture to more than the tiles of a home's page.
  const start = index % pictures.length;
  const [first, ...others] = [...pictures.slice(start), ...pictures.slice(0, start)].slice(0, start + 1);
  if (!first) throw new Error('The homes have no pictures.');
  return {
    ...sample,
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    summary: `Home ${index + 1} of eighty, which are made up to test long lists.`,
    region: region.id,
    location: region.name,
    guests: Math.min(30, bedrooms * 2 + (index % 3)),
    bedrooms,
    bathrooms: Math.ceil(bedrooms / 2) + (index % 2) / 2,
    pictures: [first, ...others],
    sleeping: Array.from({ length: bedrooms }, (_, room) => ({
      name: `Bedroom ${room + 1}`,
      beds: ['king', 'twin', 'twin'],
    })),
    pets: pick(['yes', 'no', 'ask'] as const),
    // Every tenth home has no prices for the rest of the year.
    rates: index % 10 === 9 ? [summer] : [summer, { price, minNights: 2 + (index % 3) }],
    ...(index % 4 === 1 ? { fees } : {}),
    ...(index % 3 === 0 ? { petFee: 100 } : {}),
    features: amenities.map(({ label }) => label),
  };
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = 'content/rentals.ts';
  const code = readFileSync(file, 'utf8');
  const start = code.indexOf('= [', code.indexOf('export const rentals:')) + '= '.length;
  const end = code.indexOf('\n];', start) + '\n]'.length;
  writeFileSync(file, code.slice(0, start) + JSON.stringify(eightyHomes) + code.slice(end));
}
