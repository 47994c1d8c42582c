import { guestBands } from '@/content/guest-bands';
import type { RegionId } from '@/content/regions';
import { plainLetters } from '@/lib/platform/plain-letters';

/** A home as the filter needs it: the only data of a home that browsers get. */
export interface SearchableHome {
  id: string;
  region: RegionId;
  sleeps: number;
  /** Its words, folded, each with a space before it. */
  text: string;
}

/** A region as the search needs it; `aliases` are its names in a query. */
export interface SearchableRegion {
  id: RegionId;
  name: string;
  aliases: readonly string[];
}

/** The parsed query of /vacation-rentals. */
export type HomeSearch = ReturnType<typeof parseSearch>;
/** The dates and the party of a search. */
export type Stay = Pick<HomeSearch, 'checkIn' | 'checkOut' | 'guests'>;

/** Words that are ignored in a search. */
const FILLERS = new Set('a an and at by for in near of on or the to with'.split(' '));

/** Returns `text` in lower case, without accents, apostrophes and punctuation, one space between words. */
export function fold(text: string): string {
  const letters = plainLetters(text).replace(/['’]/g, '');
  return letters.replace(/[^a-z0-9]+/g, ' ').trim();
}

/** Returns an ISO calendar date such as `2027-05-14`, or an empty string if it is missing or does not exist. */
function calendarDate(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return '';
  const date = new Date(`${text}T00:00:00Z`);
  // February 30 would otherwise roll over into March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : '';
}

/** Returns the search in a query such as `?destination=destin&guests=3-4`. Invalid parameters are ignored. */
export function parseSearch(query: string, regions: readonly SearchableRegion[]) {
  const params = new URLSearchParams(query);
  const given = (name: string) => params.get(name)?.trim() ?? '';
  const wanted = given('destination');
  const region = regions.find(({ aliases }) => aliases.some((alias) => fold(alias) === fold(wanted)));

  return {
    destination: region?.id ?? null,
    /** The destination of the query if it is none of ours. */
    unknownDestination: wanted && !region ? wanted.slice(0, 40) : null,
    /** ISO calendar dates, or empty. */
    checkIn: calendarDate(given('check-in')),
    checkOut: calendarDate(given('check-out')),
    // A form encodes the plus of "9+"; a link written by hand may not, and then it arrives as a space.
    guests: guestBands.find((band) => band === given('guests') || band === `${given('guests')}+`) ?? null,
    words: given('q').slice(0, 80),
  };
}

/** Whether the search has any criterion. */
export const isSearch = (search: HomeSearch): boolean => Object.values(search).some(Boolean);

/**
 * Returns the homes that match the region, the words and the party, and separately those that sleep fewer than its
 * upper end ("9+" means 9). Dates never rule out a home, and neither does an unknown destination.
 */
export function matchHomes<Home extends SearchableHome>(homes: readonly Home[], search: HomeSearch) {
  const words = fold(search.words).split(' ');
  const wanted = words.filter((word) => word && !FILLERS.has(word));
  const found = homes.filter(
    ({ region, text }) =>
      (!search.destination || region === search.destination) &&
      // Every word searched for begins a word of the home's text.
      wanted.every((word) => text.includes(` ${word}`)),
  );
  const party = Number.parseInt(search.guests?.split('-').at(-1) ?? '0', 10);
  return {
    matches: found.filter(({ sleeps }) => sleeps >= party),
    smaller: found.filter(({ sleeps }) => sleeps < party),
  };
}
