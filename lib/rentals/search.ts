import { guestBands } from '@/content/guest-bands';
import { toPlainLetters } from '@/lib/platform/plain-letters';
import { countNights, type Day, parseDay } from '@/lib/time/calendar-days';
import { addUpStay, type HomeRates, type LowestPrice } from './rates';

export interface SearchableHome extends HomeRates {
  id: string;
  region: string;
  sleeps: number;
  bedrooms: number;
  /** Whether pets are welcome or possible on request. */
  takesPets: boolean;
  /** The ids of the amenities that visitors can ask for. */
  filters: readonly string[];
  /** Shown without dates; null if no night has a price. */
  lowest: LowestPrice | null;
  /** The words of the home, folded by `fold`, with a space before each word. */
  text: string;
}

export interface SearchableRegion {
  id: string;
  name: string;
  /** The location in a sentence, such as "on 30A". */
  where: string;
  aliases: readonly string[];
}

export interface Stay {
  /** Dates are empty if missing. */
  checkIn: Day;
  checkOut: Day;
  /** A number, or a range from an older link. */
  guests: string | null;
  dog: boolean;
}

export const sorts = ['recommended', 'price', 'sleeps'] as const;

export interface HomeSearch extends Stay {
  destination: string | null;
  unknownDestination: string | null;
  /** The fewest bedrooms, and the most US dollars per night. 0 if it doesn't matter. */
  bedrooms: number;
  price: number;
  amenities: string[];
  sort: (typeof sorts)[number];
  words: string;
}

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

/** `name` may be an id, a name or a town of the region. */
export const findRegionNamed = (name: string, regions: readonly SearchableRegion[]) =>
  regions.find(({ aliases }) => aliases.some((alias) => fold(alias) === fold(name)));

/** The query parameters of a stay, and those of a search. */
export const stayParameters = ['check-in', 'check-out', 'guests', 'dog'] as const;
export const searchParameters = [
  ...stayParameters,
  ...(['destination', 'bedrooms', 'price', 'amenity', 'sort', 'q'] as const),
] as const;

/** A query (`?destination=destin&guests=4`) or a form. */
type Fields = Pick<FormData | URLSearchParams, 'get' | 'getAll'>;

/** Ignores invalid values. */
export function parseSearch(
  query: Fields,
  regions: readonly SearchableRegion[],
  amenities: readonly { id: string }[] = [],
): HomeSearch {
  const getField = (name: string) => String(query.get(name) ?? '').trim();
  const getNumber = (name: string) => Number(/^\d{1,6}$/.exec(getField(name))?.[0] ?? 0);
  const destination = getField('destination');
  const region = findRegionNamed(destination, regions);
  const guests = getField('guests');
  const words = getField('q').slice(0, 80);
  const requested = query.getAll('amenity');

  return {
    destination: region?.id ?? null,
    unknownDestination: destination && !region ? destination.slice(0, 40) : null,
    checkIn: parseDay(getField('check-in')),
    checkOut: parseDay(getField('check-out')),
    guests: guestBands.find((band) => band === guests) ?? (/^[1-9]\d?$/.test(guests) ? guests : null),
    dog: !['', 'no'].includes(getField('dog')) || splitWords(words).some((word) => PET_WORDS.has(word)),
    bedrooms: getNumber('bedrooms'),
    price: getNumber('price'),
    amenities: amenities.flatMap(({ id }) => (requested.includes(id) ? id : [])),
    sort: sorts.find((sort) => sort === getField('sort')) ?? sorts[0],
    words,
  };
}

/** Returns the upper end of a range: 8 for "5-8", but 9 for "9+", and 0 for null. */
export const maxGuestsOf = (guests: string | null): number =>
  Number.parseInt(guests?.split('-').at(-1) ?? '0', 10);

/** Whether a search asks for more than the homes of an area. */
export const hasCriteria = (search: HomeSearch, area: string | null): boolean =>
  search.destination !== area ||
  search.sort !== sorts[0] ||
  search.amenities.length > 0 ||
  [
    ...[search.unknownDestination, search.checkIn, search.checkOut, search.guests],
    ...[search.dog, search.bedrooms, search.price, search.words],
  ].some(Boolean);

/** US dollars per night for the dates of a search, or else the lowest. Null if it is unknown. */
export function findNightlyPrice(home: SearchableHome, search: Stay): number | null {
  const nights = countNights(search.checkIn, search.checkOut);
  if (nights < 1) return home.lowest?.price ?? null;
  const stay = addUpStay(home, search);
  return stay && stay.total / nights;
}

/** Why a home doesn't fit a search. Dates, areas and words are no reasons. */
export function listMisfits(home: SearchableHome, search: HomeSearch) {
  const misfits = {
    guests: home.sleeps < maxGuestsOf(search.guests),
    dog: search.dog && !home.takesPets,
    bedrooms: home.bedrooms < search.bedrooms,
    price: search.price > 0 && (findNightlyPrice(home, search) ?? 0) > search.price,
    amenities: !search.amenities.every((id) => home.filters.includes(id)),
  };
  return (Object.keys(misfits) as (keyof typeof misfits)[]).filter((name) => misfits[name]);
}

/**
 * `elsewhere` has matches in other regions if the searched region has none; else it is empty. `unfit` has homes in the
 * searched region that are too small or don't take pets. Dates and unknown destinations don't rule out a home.
 */
export function matchHomes<Home extends SearchableHome>(homes: readonly Home[], search: HomeSearch) {
  const requested = splitWords(search.words).filter(
    (word) => word && !FILLERS.has(word) && !PET_WORDS.has(word),
  );
  const candidates = sortHomes(homes, search).filter(({ text }) =>
    requested.every((word) => text.includes(` ${word}`)),
  );
  const isHere = ({ region }: Home) => !search.destination || region === search.destination;
  const fits = (home: Home) => listMisfits(home, search).length === 0;
  const matches = candidates.filter((home) => isHere(home) && fits(home));
  return {
    matches,
    elsewhere: candidates.filter((home) => matches.length === 0 && !isHere(home) && fits(home)),
    unfit: candidates.filter((home) => isHere(home) && !fits(home)),
  };
}

/** By price, homes without one come last. */
function sortHomes<Home extends SearchableHome>(homes: readonly Home[], search: HomeSearch): readonly Home[] {
  const { sort } = search;
  if (sort === 'sleeps') return homes.toSorted((one, other) => other.sleeps - one.sleeps);
  if (sort !== 'price') return homes;
  const priceOf = (home: Home) => findNightlyPrice(home, search) ?? Number.MAX_SAFE_INTEGER;
  return homes.toSorted((one, other) => priceOf(one) - priceOf(other));
}

/** `otherDates` has homes that are free, but not for a stay of this length, or one that begins on this day. */
export function groupByAvailability<Home extends SearchableHome>(
  homes: readonly Home[],
  availabilities: Readonly<Record<string, { status: string } | undefined>>,
) {
  const withStatus = (...statuses: string[]) =>
    homes.filter(({ id }) => statuses.includes(availabilities[id]?.status ?? 'unknown'));
  return {
    free: withStatus('free'),
    unknown: withStatus('unknown'),
    otherDates: withStatus('too-short', 'other-arrival-day'),
    taken: withStatus('taken'),
  };
}
