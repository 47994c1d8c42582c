import { guestBands } from '@/content/guest-bands';
import type { RegionId } from '@/content/regions';
import { toPlainLetters } from '@/lib/platform/plain-letters';
import { parseDay } from '@/lib/time/calendar-days';

export interface SearchableHome {
  id: string;
  region: RegionId;
  sleeps: number;
  /** Whether pets are welcome or possible on request. */
  takesPets: boolean;
  /** The words of the home, folded by `fold`, with a space before each word. */
  text: string;
}

export interface SearchableRegion {
  id: RegionId;
  name: string;
  /** The location in a sentence, such as "on 30A". */
  where: string;
  aliases: readonly string[];
}

export type HomeSearch = ReturnType<typeof parseSearch>;
export type Stay = Pick<HomeSearch, 'checkIn' | 'checkOut' | 'guests' | 'dog'>;

const FILLERS = new Set(
  'a allowed an and at by for friendly in near of on or our the to welcome with'.split(' '),
);
const PET_WORDS = new Set('dog dogs pet pets puppy'.split(' '));

/** Converts to lowercase, and removes accents and punctuation. */
export function fold(text: string): string {
  const letters = toPlainLetters(text).replace(/['’]/g, '');
  return letters.replace(/[^a-z0-9]+/g, ' ').trim();
}

const splitWords = (text: string) => fold(text).split(' ');

/** Parses a query (`?destination=destin&guests=3-4`) or a form. Ignores invalid values. */
export function parseSearch(query: { get: (name: string) => unknown }, regions: readonly SearchableRegion[]) {
  const getField = (name: string) => String(query.get(name) ?? '').trim();
  const destination = getField('destination');
  const region = regions.find(({ aliases }) => aliases.some((alias) => fold(alias) === fold(destination)));
  const guests = getField('guests');
  const words = getField('q').slice(0, 80);

  return {
    destination: region?.id ?? null,
    unknownDestination: destination && !region ? destination.slice(0, 40) : null,
    /** Empty if missing. */
    checkIn: parseDay(getField('check-in')),
    checkOut: parseDay(getField('check-out')),
    // A range or a number. In a link typed by hand, the plus of "9+" becomes a space, so "9" counts as "9+".
    guests:
      guestBands.find((band) => band === guests || band === `${guests}+`) ??
      (/^[1-9]\d?$/.test(guests) ? guests : null),
    dog: getField('dog') !== '' || splitWords(words).some((word) => PET_WORDS.has(word)),
    words,
  };
}

/** Returns the upper end of a range: 8 for "5-8", but 9 for "9+", and 0 for null. */
export const maxGuestsOf = (guests: string | null): number =>
  Number.parseInt(guests?.split('-').at(-1) ?? '0', 10);

export const findGuestBand = (guests: string): string =>
  guestBands.find((band) => maxGuestsOf(guests) <= maxGuestsOf(band)) ?? guestBands[3];

export const hasCriteria = (search: HomeSearch): boolean => Object.values(search).some(Boolean);

/**
 * `elsewhere` has matches in other regions if the searched region has none; else it is empty. `unfit` has homes in the
 * searched region that are too small or don't take pets. Dates and unknown destinations don't rule out a home.
 */
export function matchHomes<Home extends SearchableHome>(homes: readonly Home[], search: HomeSearch) {
  const terms = splitWords(search.words).filter((word) => word && !FILLERS.has(word) && !PET_WORDS.has(word));
  const candidates = homes.filter(({ text }) => terms.every((word) => text.includes(` ${word}`)));
  const isHere = ({ region }: Home) => !search.destination || region === search.destination;
  const fits = (home: Home) => isLargeEnough(home, search) && (home.takesPets || !search.dog);
  const matches = candidates.filter((home) => isHere(home) && fits(home));
  return {
    matches,
    elsewhere: candidates.filter((home) => matches.length === 0 && !isHere(home) && fits(home)),
    unfit: candidates.filter((home) => isHere(home) && !fits(home)),
  };
}

export const isLargeEnough = ({ sleeps }: SearchableHome, { guests }: Pick<HomeSearch, 'guests'>) =>
  sleeps >= maxGuestsOf(guests);

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
