import { type AreaId, areas } from '@/content/areas';
import type { Rental } from '@/content/rentals';
import type { GuestBand, HomeSearch } from './search';

/** What the filter must know of a home. */
export interface SearchableHome {
  id: string;
  area: AreaId;
  /** How many people it sleeps. */
  sleeps: number;
  /** Its words, folded, each with a space before it. */
  text: string;
}

/** Words that tell no home from another. */
const FILLERS = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'in',
  'near',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);
/** Every home is one of these, whatever its description says. */
const EVERY_HOME =
  'vacation rental rentals home homes house houses place places stay stays florida gulf coast';

/** Lower case, without accents, apostrophes and punctuation, one space between words. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A home as the filter reads it. */
export function toSearchable(rental: Rental): SearchableHome {
  const { id, area, guests, bedrooms, title, location, summary, features, amenities } = rental;
  const place = areas.find((known) => known.id === area);
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
  return { id, area, sleeps: guests, text: ` ${fold(words.join(' '))}` };
}

/**
 * Whether a home has room for a party of this band: it sleeps at least the band's lower bound, so that a home for 6
 * still shows up for a party of 5 (band 5-8), and only homes for 9 or more for "9+".
 */
export function hasRoom(sleeps: number, band: GuestBand): boolean {
  return sleeps >= Number.parseInt(band, 10);
}

/** Whether every word somebody searched for begins a word of the home's text. */
function saysAll(text: string, words: string): boolean {
  return fold(words)
    .split(' ')
    .filter((word) => word && !FILLERS.has(word))
    .every((word) => text.includes(` ${word}`));
}

/**
 * Whether a home fits what is looked for: its area, its room and its words. Dates never decide: the site knows no
 * availability (rulings, section 3). An unknown destination leaves all homes in.
 */
export function fits(home: SearchableHome, search: HomeSearch): boolean {
  return (
    (!search.destination || home.area === search.destination) &&
    (!search.guests || hasRoom(home.sleeps, search.guests)) &&
    saysAll(home.text, search.words)
  );
}
