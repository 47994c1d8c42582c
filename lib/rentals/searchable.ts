import { regions } from '@/content/regions';
import type { Rental } from '@/content/rentals';
import { fold, type SearchableHome, type SearchableRegion } from './search';

/** Words that match every home. */
const EVERY_HOME =
  'vacation rental rentals home homes house houses place places stay stays florida gulf coast';

/** A home as the filter reads it. */
export function toSearchable(rental: Rental): SearchableHome {
  const { id, region, guests, bedrooms, title, location, summary, features, amenities, pets } = rental;
  const place = regions.find((known) => known.id === region);
  const words = [
    title,
    location,
    place?.longName,
    place?.searchName,
    summary,
    ...features,
    ...amenities.flatMap(({ items }) => items.map(({ label }) => label)),
    `${bedrooms} bedrooms`,
    EVERY_HOME,
  ];
  return { id, region, sleeps: guests, takesPets: pets !== 'no', text: ` ${fold(words.join(' '))}` };
}

/** The regions as the search reads them. */
export const searchableRegions: SearchableRegion[] = regions.map(
  ({ id, name, where, longName, searchName }) => ({
    id,
    name,
    where,
    aliases: [id, name, longName, searchName],
  }),
);
