import { plainLetters } from '@/lib/platform/plain-letters';
import type { HomeSearch, SearchableHome } from './types';

/** Words that are ignored in a search. */
const FILLERS = new Set('a an and at by for in near of on or the to with'.split(' '));

/** Lower case, without accents, apostrophes and punctuation, one space between words. */
export function fold(text: string): string {
  const letters = plainLetters(text).replace(/['’]/g, '');
  return letters.replace(/[^a-z0-9]+/g, ' ').trim();
}

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
