import { analysisForm } from '@/content/analysis-form';
import type { Row } from './split-rows';

export const columns = ['name', 'bedrooms', 'miles', 'nights', 'rate'] as const;
export type Column = (typeof columns)[number];

const COUNT = 'number no num count qty the total';
const RATE = 'adr average avg mean daily nightly a an per each night day rate rates price prices rent cost';
const HOME =
  'listing listings property properties home homes house unit rental comp comps comparable comparables';

/**
 * `ranks` matches the names of a column, the clearest names first. `words` are all the words that such a name may have:
 * any other word gives it another meaning, as in "distance to the beach", "owner nights" or "ADR last year".
 */
const vocabularies: Readonly<Record<Column, { ranks: readonly RegExp[]; words: string }>> = {
  name: {
    ranks: [
      /\b(name|title)s?\b/,
      /^(?!.*\b(address|airbnb|vrbo)\b).*\b(listing|propert(y|ies)|home|house|unit|rental|comp|comparable)s?\b/,
      /\b(address|nickname|headline)\b/,
    ],
    words: `${HOME} name names title titles of the vacation similar address street nickname headline airbnb vrbo`,
  },
  bedrooms: {
    ranks: [/\b(bedrooms?|bed rooms?|brs?|bds?|bdrs?|bdrms?)\b/, /\bbeds\b/],
    words: `${COUNT} of bedroom bedrooms br brs bd bds bdr bdrs bdrm bdrms bed room rooms`,
  },
  miles: {
    ranks: [/\b(miles?|mi)\b/, /\b(dist|distance|far|away)\b/],
    words: `${HOME} miles mile mi dist distance far away how from to in of the your our subject driving approx`,
  },
  nights: {
    ranks: [
      /^(?=.*\b(nights|days)\b).*\b(booked|reserved|reservation|occupied|rented|sold|paid|guest)\b/,
      /^(?!.*\btotal\b).*\bnights\b/,
      /\bocc(upancy)?\b/,
    ],
    words: `${COUNT} nights days booked reserved reservation occupied rented sold paid guest`,
  },
  rate: {
    ranks: [
      /\b(adr|daily|nightly|(usd|an?|per|each) night)\b/,
      /^(?!.*\b(rent|cost)\b).*\b(rates?|prices?)\b/,
    ],
    words: `${RATE} usd us dollars of the in paid booked achieved realized actual`,
  },
};

/** Match the year that a figure is of. */
const YEARS = [
  /\b((last|past|trailing|rolling|l|t) )?(12|twelve) (m|mos?|months?)\b/g,
  /\b((last|past|trailing) )?365 d(ays?)?\b/g,
  /\b(ltm|ttm|((fy|cy) )?20\d\d)\b/g,
];
/** Matches that nights are those of a year, but not the "last" of "last year". A rate per year isn't nightly. */
const YEARLY = /\b(((per|an?|each|in|the|full) ){0,3}(years?|yrs?)|annual|annually|yearly)\b/g;

const SIGNS: Readonly<Record<string, string>> = { $: ' usd ', '%': ' percent ', '#': ' number ' };

/** Splits a name such as "ttm_avg_rate", "avgDailyRate" or "ADR ($)" into words, and removes that it is for a year. */
function normalizeName(name: string): string {
  const words = name
    .slice(0, 80)
    .replace(/\p{No}/gu, '')
    .normalize('NFKC')
    .replace(/(\p{Ll})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll}{2})|(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$& ')
    .toLowerCase()
    .replace(/[$%#]/g, (sign) => SIGNS[sign] ?? '')
    .replace(/[^\p{L}\p{N}\p{Sc}]+/gu, ' ')
    .replace(/\b(number|count|no) of (?=nights\b)/, '$1 ');
  const years = /\b(nights|days)\b/.test(words) ? [...YEARS, YEARLY] : YEARS;
  return years
    .reduce((rest, year) => rest.replace(year, ' '), words)
    .replace(/ +/g, ' ')
    .trim();
}

/** Finds the columns with the clearest name for one of ours, and those that only resemble it. */
function rankColumns(column: Column, names: readonly string[]) {
  const { ranks, words } = vocabularies[column];
  const matches = names
    .map((name, place) => ({
      place,
      rank: ranks.findIndex((rank) => rank.test(name)),
      isClear: name.split(' ').every((word) => ` ${words} `.includes(` ${word} `)),
    }))
    .filter(({ rank }) => rank >= 0);
  const top = Math.min(...matches.map(({ rank, isClear }) => (isClear ? rank : Number.POSITIVE_INFINITY)));
  return {
    column,
    best: matches.filter(({ rank, isClear }) => isClear && rank === top).map(({ place }) => place),
    others: matches.filter(({ isClear }) => !isClear).map(({ place }) => place),
  };
}

/** Matches a cell that starts with a number, except for a year, as in "2025" and "2025 ADR". */
const FIGURE = /^(?!20\d\d( [a-z]|$))\W{0,9}\d/i;

const LATEST = /(12|365|twelve)[\W_]?[md]|[lt]tm/i;
const LAST_YEAR = /\b((last|prior|previous) (year|yr)|(st)?ly|py)\b/i;
const MONTH = /\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(r?uary|ch|il|ust|(em|o)ber)?\b/gi;
const PARTS_OF_YEAR = [
  /\b([mqy]td|year to date|[qh][1-4]|next (\d|month|year)|forward|forecast|project(ed|ions?))\b/i,
  /\b(week(end|day)?s?|month(s|ly)?|quarters?|[lt]?\d{1,3}[ -]?d(ays?)?)\b/i,
  /\b[lt]?[1-9][ -]?(m|mos?)\b/i,
  /\bseason\b|\b(spring|summer|fall|autumn|winter)( 20\d\d| quarter|$)|\bjan( 20| ?['’-])\d\d\b/i,
  // A range of days or months, but not the day of a report
  /\b(jan \d\d?(, 20\d\d)?|\d\d?\/\d\d?(\/(20)?\d\d)?|20\d\d-\d\d-\d\d) ?([-–—]|to\b|thr)/i,
  /^jan( ?([-–—]|to|through) ?jan)?$|^20\d\d-\d\d(-01)?$/i,
];
/** All the words that the name of a column of periods may have: "Created date" is none. */
const PERIOD_WORDS = new Set(
  'reporting report month months period date dates range time frame timeframe season quarter qtr'.split(' '),
);
/** Whether figures are of less than a year, by the title of their table or of their group. */
function isPartOfYear(title = ''): boolean {
  const text = title.slice(0, 80).replace(MONTH, 'jan');
  return !LATEST.test(text) && PARTS_OF_YEAR.some((part) => part.test(text));
}

/** No table has its column names further down or further right than this. */
const LIMITS = { rows: 30, cells: 200 } as const;

export interface Header {
  row: Row;
  /** The number of rows above the header. */
  above: number;
  /** The index of the cell of each column, in the order of `columns`. */
  places: number[];
  /** About columns that are missing, and about those of which there are two. */
  questions: { column: Column; line: number; message: string }[];
}

/** Finds the row of column names above the first home. Null if there is none: then the columns are in our order. */
export function findHeader(rows: readonly Row[]): Header | null {
  const candidates = rows.slice(0, LIMITS.rows).map((row, above) => {
    const names = row.cells.slice(0, LIMITS.cells).map(normalizeName);
    const ranked = columns.map((column) => rankColumns(column, names));
    const figures = row.cells.filter((cell) => FIGURE.test(cell)).length;
    return { row, above, names, ranked, figures, named: ranked.filter(({ best }) => best.length > 0).length };
  });
  const home = candidates.findIndex(({ figures, named }) => figures > 1 && named < 3);
  const [header] = candidates
    .slice(0, home < 0 ? candidates.length : home)
    .filter(({ row: { cells }, figures, named }) =>
      figures === 0 ? named > 0 && cells.filter(Boolean).length > 2 : named > 2,
    )
    .toSorted((one, other) => other.named - one.named || other.above - one.above);
  if (!header) return null;
  const { row, above, names, ranked } = header;
  const first = rows[above + 1]?.cells ?? [];
  // The first column often has no name above the names of the homes.
  if (row.cells[0] === '' && /\p{L}/u.test(first[0] ?? '')) ranked[0]?.best.splice(0, Infinity, 0);
  const questions = ranked
    .filter(({ best }) => best.length !== 1)
    .map(({ column, best, others }) => {
      const [places, ask] =
        best.length > 1 ? [best, analysisForm.whichColumn] : [others, analysisForm.noColumn];
      const options = places.map((place) => ({
        name: row.cells[place] ?? '',
        place,
        cell: first[place] ?? '',
      }));
      return { column, line: row.number, message: ask(column, options) };
    });
  const places = ranked.map(({ best }) => best[0] ?? 0);
  // The name of a group stands above the first of its columns. A title may contain commas.
  const groupOf = (place: number, { cells, separator }: Row) =>
    cells[0] && separator === ',' ? cells.join(', ') : (cells.slice(0, place + 1).findLast(Boolean) ?? '');
  const groups = places
    .slice(columns.indexOf('nights'))
    .map((place) => [...rows.slice(0, above).map((title) => groupOf(place, title)), row.cells[place]]);
  const periods = first.flatMap((cell, place) => {
    const isPeriod = names[place]?.split(' ').every((word) => PERIOD_WORDS.has(word));
    return isPeriod ? [cell, `${cell} ${names[place]}`] : [];
  });
  const yearly = groups.map((titles) =>
    [titles.find(isPartOfYear) ?? titles.at(-2), titles.at(-1)].join(' ').trim(),
  );
  const [nights, rate] = yearly.map((name) => /^.*(20\d\d)/.exec(name)?.[1] ?? LATEST.test(name));
  const isOther =
    (nights && rate && nights !== rate) ||
    yearly.some((name) => LAST_YEAR.test(name)) ||
    [...groups.flat(), ...periods].some(isPartOfYear);
  if (questions.length === 0 && isOther)
    questions.push({ column: 'nights', line: row.number, message: analysisForm.otherYears(yearly) });
  return { row, above, places, questions };
}
