import { guestBands } from '@/content/guest-bands';
import type { RegionId } from '@/content/regions';
import { plainLetters } from '@/lib/platform/plain-letters';
import { parseDay } from './nights';

/** A home as the filter needs it. */
export interface SearchableHome {
  id: string;
  region: RegionId;
  sleeps: number;
  /** Whether pets may stay, or may be asked about. */
  takesPets: boolean;
  /** Its words, folded, each with a space before it. */
  text: string;
}

/** A region as the search needs it; `aliases` are its names in a query. */
export interface SearchableRegion {
  id: RegionId;
  name: string;
  /** "on 30A". */
  where: string;
  aliases: readonly string[];
}

/** The parsed query of /vacation-rentals. */
export type HomeSearch = ReturnType<typeof parseSearch>;
/** The dates and the party of a search. */
export type Stay = Pick<HomeSearch, 'checkIn' | 'checkOut' | 'guests' | 'dog'>;

/** Words that are ignored in a search. */
const FILLERS = new Set(
  'a allowed an and at by for friendly in near of on or our the to welcome with'.split(' '),
);
/** Words that ask for a home for a dog. */
const PETS = new Set('dog dogs pet pets puppy'.split(' '));

/** Returns `text` in lower case, without accents, apostrophes and punctuation, one space between words. */
export function fold(text: string): string {
  const letters = plainLetters(text).replace(/['’]/g, '');
  return letters.replace(/[^a-z0-9]+/g, ' ').trim();
}

const wordsIn = (text: string) => fold(text).split(' ');

/** Returns the search in a query such as `?destination=destin&guests=3-4`, or in a form. Ignores what is invalid. */
export function parseSearch(query: { get: (name: string) => unknown }, regions: readonly SearchableRegion[]) {
  const given = (name: string) => String(query.get(name) ?? '').trim();
  const wanted = given('destination');
  const region = regions.find(({ aliases }) => aliases.some((alias) => fold(alias) === fold(wanted)));
  const guests = given('guests');
  const words = given('q').slice(0, 80);

  return {
    destination: region?.id ?? null,
    /** The destination of the query if it is none of ours. */
    unknownDestination: wanted && !region ? wanted.slice(0, 40) : null,
    /** Empty if not given. */
    checkIn: parseDay(given('check-in')),
    checkOut: parseDay(given('check-out')),
    /**
     * A band, or a number. A form encodes the plus of "9+"; a link written by hand may not, and then it arrives as a
     * space.
     */
    guests:
      guestBands.find((band) => band === guests || band === `${guests}+`) ??
      (/^[1-9]\d?$/.test(guests) ? guests : null),
    dog: given('dog') !== '' || wordsIn(words).some((word) => PETS.has(word)),
    words,
  };
}

/** Returns the number of people to fit: the upper end of a band, and 9 for "9+". */
export const partyOf = (guests: string | null): number =>
  Number.parseInt(guests?.split('-').at(-1) ?? '0', 10);

/** Returns the band that a number of people is in. */
export const bandOf = (guests: string): string =>
  guestBands.find((band) => partyOf(guests) <= partyOf(band)) ?? guestBands[3];

/** Whether the search has any criterion. */
export const isSearch = (search: HomeSearch): boolean => Object.values(search).some(Boolean);

/**
 * Returns the homes that match the region, the words and the party; if there is none, those that do in other regions;
 * and those of the region that are too small or take no pets. Dates never rule out a home, and neither does an unknown
 * destination.
 */
export function matchHomes<Home extends SearchableHome>(homes: readonly Home[], search: HomeSearch) {
  const wanted = wordsIn(search.words).filter((word) => word && !FILLERS.has(word) && !PETS.has(word));
  // Every word searched for begins a word of the home's text.
  const found = homes.filter(({ text }) => wanted.every((word) => text.includes(` ${word}`)));
  const isHere = ({ region }: Home) => !search.destination || region === search.destination;
  const fits = (home: Home) => isLargeEnough(home, search) && (home.takesPets || !search.dog);
  const matches = found.filter((home) => isHere(home) && fits(home));
  return {
    matches,
    elsewhere: found.filter((home) => matches.length === 0 && !isHere(home) && fits(home)),
    unfit: found.filter((home) => isHere(home) && !fits(home)),
  };
}

/** Whether a home sleeps the upper end of the party ("9+" means 9). */
export const isLargeEnough = ({ sleeps }: SearchableHome, { guests }: Pick<HomeSearch, 'guests'>) =>
  sleeps >= partyOf(guests);

/** Returns homes by whether they are free for the dates of a search, or taken (or for longer stays only). */
export function groupByAvailability<Home extends SearchableHome>(
  homes: readonly Home[],
  availabilities: Readonly<Record<string, { status: string } | undefined>>,
) {
  const statusOf = ({ id }: Home) => availabilities[id]?.status ?? 'unknown';
  const isTaken = (home: Home) => ['taken', 'too-short'].includes(statusOf(home));
  return {
    free: homes.filter((home) => statusOf(home) === 'free'),
    unknown: homes.filter((home) => statusOf(home) !== 'free' && !isTaken(home)),
    taken: homes.filter(isTaken),
  };
}
