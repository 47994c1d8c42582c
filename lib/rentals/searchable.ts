import { regions } from '@/content/regions';
import type { Rental } from '@/content/rentals';
import { fold } from './match';

/** What the filter must know of a home, and the search of a region: no more of them is sent to browsers. */
export type SearchableHome = ReturnType<typeof toSearchable>;
export type SearchableRegion = (typeof searchableRegions)[number];

/** Every home is one of these, whatever its description says. */
const EVERY_HOME =
  'vacation rental rentals home homes house houses place places stay stays florida gulf coast';

/** A home as the filter reads it: how many it sleeps, and its words, folded, each with a space before it. */
export function toSearchable(rental: Rental) {
  const { id, region, guests, bedrooms, title, location, summary, features, amenities } = rental;
  const place = regions.find((known) => known.id === region);
  const words = [
    title,
    location,
    place?.longName,
    place?.searchName,
    summary,
    ...features,
    ...amenities.map(({ label }) => label),
    `${bedrooms} bedrooms`,
    EVERY_HOME,
  ];
  return { id, region, sleeps: guests, text: ` ${fold(words.join(' '))}` };
}

/** The regions as the search reads them: with what a query may call them. */
export const searchableRegions = regions.map(({ id, name, longName, searchName }) => ({
  id,
  name,
  aliases: [id, name, longName, searchName],
}));
