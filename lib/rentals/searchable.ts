import { regions } from '@/content/regions';
import type { Rental } from '@/content/rentals';
import { fold, type SearchableHome, type SearchableRegion } from './search';

/** Words that are added to the text of every home, so that a search for one of them finds all homes. */
const COMMON_WORDS =
  'vacation rental rentals home homes house houses place places stay stays florida gulf coast';

export function toSearchable(rental: Rental): SearchableHome {
  const { id, region, guests, bedrooms, title, location, summary, features, amenities, pets } = rental;
  const place = regions.find(({ id }) => id === region);
  const words = [
    title,
    location,
    place?.longName,
    place?.searchName,
    summary,
    ...features,
    ...amenities.flatMap(({ items }) => items.map(({ label }) => label)),
    `${bedrooms} bedrooms`,
    COMMON_WORDS,
  ];
  return { id, region, sleeps: guests, takesPets: pets !== 'no', text: ` ${fold(words.join(' '))}` };
}

export const searchableRegions: SearchableRegion[] = regions.map(
  ({ id, name, where, longName, searchName }) => ({
    id,
    name,
    where,
    aliases: [id, name, longName, searchName],
  }),
);
