import { analysisForm } from '@/content/analysis-form';
import type { Row } from './split-rows';

export const columns = ['name', 'bedrooms', 'miles', 'nights', 'rate'] as const;
export type Column = (typeof columns)[number];

/** What only the office can decide: which column is ours, or where a missing one is. */
export type Question = { column: Column; message: string };

export type Header = {
  row: Row;
  /** How many rows are above the column names. */
  above: number;
  places: Readonly<Record<Column, number>>;
  /** Whether the column for nights contains an occupancy instead. */
  hasOccupancy: boolean;
  hasKilometers: boolean;
  questions: Question[];
};

/**
 * `ranks` matches the names of a column, the clearest names first. `words` are all the words that such a name may have:
 * any other word gives it another meaning, as in "distance to the beach", "owner nights" or "ADR last year".
 */
type Vocabulary = { ranks: readonly RegExp[]; words: ReadonlySet<string> };

const listWords = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '));
const COUNT = 'number no num nr count qty of the';
const HOME = 'listing listings property properties home homes house houses unit rental comp comps comparable';

const vocabularies: Readonly<Record<Column, Vocabulary>> = {
  name: {
    ranks: [
      /\b(name|title)s?\b/,
      /^(?!.*\b(address|airbnb|vrbo)\b).*\b(listing|property|properties|home|house|unit|rental|comp|comparable)s?\b/,
      /\b(address|nickname|headline)\b/,
    ],
    words: listWords(
      HOME,
      'name names title titles of the vacation comparables rentals similar',
      'address street nickname headline airbnb vrbo',
    ),
  },
  bedrooms: {
    ranks: [/\b(bedrooms?|brs?|bds?|bdrs?|bdrms?)\b/, /\bbeds?\b/],
    words: listWords(COUNT, 'bedroom bedrooms br brs bd bds bdr bdrs bdrm bdrms bed beds total'),
  },
  miles: {
    ranks: [/\b(miles?|mi)\b/, /\b(dist|distance|far|away|kms?|kilomet(er|re)s?)\b/],
    words: listWords(
      HOME,
      'miles mile mi dist distance far away how from to in of the your our subject target driving approx',
      'km kms kilometer kilometers kilometre kilometres',
    ),
  },
  nights: {
    ranks: [
      /^(?=.*\b(nights|days)\b).*\b(booked|reserved|reservation|occupied|rented|sold|paid|guest)\b/,
      /^(?!.*\btotal\b).*\bnights\b/,
      /^(?!.*\btotal\b).*\bdays\b/,
    ],
    words: listWords(COUNT, 'nights days booked reserved reservation occupied rented sold paid guest total'),
  },
  rate: {
    ranks: [/\b(adr|daily|nightly|(usd|an?|per|each) night)\b/, /\b(rates?|prices?)\b/],
    words: listWords(
      'adr average avg ave mean daily nightly a an per each night day rate rates price prices rent cost of the in',
      'paid booked achieved realized actual usd us dollars dollar',
    ),
  },
};

const OCCUPANCY =
  /\bocc(upancy|upied)?\b|\bpercent\b.*\b(booked|nights|days)\b|\b(booked|nights|days)\b.*\bpercent\b/;

/** Matches what says that a figure is for a year. Doesn't match "last" in "last year", so that word counts. */
const YEAR =
  /\b((last|past|trailing|rolling|l|t) )?(12|twelve) (m|mos?|mths?|months?)\b|\b((last|past|trailing) )?365 days?\b|\b((per|an?|each|in|the|full) ){0,3}(years?|yrs?)\b|\b(ltm|ttm|annual|annually|yearly|((fy|cy) )?20\d\d)\b/g;

const SIGNS: Readonly<Record<string, string>> = { $: ' usd ', '%': ' percent ', '#': ' number ' };

/** Splits a name such as "ttm_avg_rate", "avgDailyRate" or "ADR ($)" into words, and removes that it is for a year. */
const toWords = (name: string): string =>
  name
    .slice(0, 80)
    .normalize('NFKC')
    .replace(/(\p{Ll})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll}{2})|(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$& ')
    .toLowerCase()
    .replace(/[$%#]/g, (sign) => SIGNS[sign] ?? '')
    .replace(/[^\p{L}\p{N}\p{Sc}]+/gu, ' ')
    .replace(YEAR, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** Matches a cell that starts with a number, unless a word follows a year, as in "2025 ADR". */
const FIGURE = /^(?!20\d\d [a-z])\W{0,9}\d/i;

/** No table has its column names further down or further right than this. */
const LIMITS = { rows: 30, cells: 200 } as const;

/** Finds the row of column names above the first home; null if there is none, so that the columns are in our order. */
export function findHeader(rows: readonly Row[]): Header | null {
  const top = rows.slice(0, LIMITS.rows).map((row, above) => {
    const found = rankColumns(row.cells.slice(0, LIMITS.cells));
    const figures = row.cells.filter((cell) => FIGURE.test(cell)).length;
    const named = found.filter(({ best }) => best.length > 0).length;
    return { row, above, found, figures, named };
  });
  const home = top.findIndex(({ figures, named }) => figures > 1 && named < 3);
  const [header] = top
    .slice(0, home < 0 ? top.length : home)
    .filter(({ row: { cells }, figures, named }) =>
      figures === 0 ? named > 0 && cells.filter(Boolean).length > 2 : named > 2,
    )
    .toSorted((one, other) => other.named - one.named || other.above - one.above);
  return header ? toHeader(header, rows[header.above + 1]) : null;
}

type Found = { column: Column; best: number[]; others: number[] };

/** For each of our columns, returns the columns with the clearest name for it, and those that only resemble it. */
function rankColumns(names: readonly string[]): Found[] {
  const named = names.map(toWords);
  return columns.map((column) => {
    const { ranks, words } = vocabularies[column];
    const ranked = named.map((name, place) => ({
      place,
      rank: ranks.findIndex((rank) => rank.test(name)),
      isClear: name.split(' ').every((word) => words.has(word)),
    }));
    const matches = ranked.filter(({ rank }) => rank >= 0);
    const clear = matches.filter(({ isClear }) => isClear);
    const top = Math.min(...clear.map(({ rank }) => rank));
    return {
      column,
      best: clear.filter(({ rank }) => rank === top).map(({ place }) => place),
      others: matches.filter(({ isClear }) => !isClear).map(({ place }) => place),
    };
  });
}

function toHeader({ row, above, found }: { row: Row; above: number; found: Found[] }, next?: Row): Header {
  const names = row.cells;
  const places = { name: -1, bedrooms: -1, miles: -1, nights: -1, rate: -1 };
  for (const { column, best } of found) if (best.length === 1) places[column] = best[0] ?? -1;
  // The first column often has no name above the names of the homes.
  if (found[0]?.best.length === 0 && names[0] === '' && /\p{L}/u.test(next?.cells[0] ?? '')) places.name = 0;
  const isMissing = found.some(({ column, best }) => column === 'nights' && best.length === 0);
  const occupancy = isMissing ? names.findIndex((name) => OCCUPANCY.test(toWords(name))) : -1;
  if (occupancy >= 0) places.nights = occupancy;
  const questions = found
    .filter(({ column }) => places[column] < 0)
    .map(({ column, best, others }) => {
      const label = (place: number) => ({ name: names[place] ?? '', number: place + 1 });
      const message =
        best.length > 1
          ? analysisForm.whichColumn(column, best.map(label))
          : analysisForm.noColumn(column, others.map(label));
      return { column, message };
    });
  const hasKilometers = /\bk(ilo)?m/.test(toWords(names[places.miles] ?? ''));
  return { row, above, places, hasOccupancy: occupancy >= 0, hasKilometers, questions };
}
