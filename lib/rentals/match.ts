import { plainLetters } from '../plain-letters';
import type { HomeSearch, SearchableHome } from './types';

/** Words that say nothing about a home. */
const FILLERS = new Set('a an and at by for in near of on or the to with'.split(' '));

/** Lower case, without accents, apostrophes and punctuation, one space between words. */
export function fold(text: string): string {
  const letters = plainLetters(text).replace(/['’]/g, '');
  return letters.replace(/[^a-z0-9]+/g, ' ').trim();
}

/** Whether a home fits in region, room and words; dates never decide. An unknown destination fits all. */
export function fits(home: SearchableHome, search: HomeSearch): boolean {
  const words = fold(search.words).split(' ');
  const wanted = words.filter((word) => word && !FILLERS.has(word));
  return (
    (!search.destination || home.region === search.destination) &&
    // The band's lower bound: a home for 6 fits a party of 5 (band 5-8), "9+" takes 9 or more.
    (!search.guests || home.sleeps >= Number.parseInt(search.guests, 10)) &&
    // Every word searched for begins a word of the home's text.
    wanted.every((word) => home.text.includes(` ${word}`))
  );
}
