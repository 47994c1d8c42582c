import { analysisForm } from '@/content/analysis-form';
import { cleanLine } from '@/lib/forms/clean';
import type { Home } from './figures';

/** Which numbers a field accepts: the range, decimals, and the unit that may follow. */
export type FigureRule = { min: number; max: number; decimals: 0 | 2; unit: RegExp };

const DOLLARS = /^(usd|(\/|per|an?) ?(night|nt))?$/;

const figures = {
  bedrooms: { min: 0, max: 20, decimals: 0, unit: /^(br|bd|bdrms?|beds?|bedrooms?)?$/ },
  miles: { min: 0, max: 100, decimals: 2, unit: /^(mi|miles?)?( away)?$/ },
  nights: { min: 1, max: 365, decimals: 0, unit: /^(nights?|nts?)?$/ },
  rate: { min: 20, max: 20_000, decimals: 2, unit: DOLLARS },
} satisfies Record<string, FigureRule>;

/** A month's rent in US dollars. Allows the highest rent of a year: a season curve may put most of it in one month. */
export const rentRule: FigureRule = { min: 0, max: 365 * figures.rate.max, decimals: 2, unit: DOLLARS };
export const toNightsRule = (days: number): FigureRule => ({ ...figures.nights, min: 0, max: days });

const columns = ['name', 'bedrooms', 'miles', 'nights', 'rate'] as const;
type Column = (typeof columns)[number];

const MAX_NAME_LENGTH = 120;

export type HomeLine = {
  /** The line in the pasted text, counted from 1, including empty lines. */
  number: number;
  home: Home | null;
  /** `column` is missing if the line as a whole can't be read. */
  problems: { column?: Column; message: string }[];
};

export type HeaderLine = { number: number; usedNames: readonly string[] };

/** Reads homes, one per line, as people paste them from spreadsheets, exports and emails. */
export function readHomes(text: string): { lines: HomeLine[]; header: HeaderLine | null } {
  const rows = toRows(text).filter(({ cells }) => cells.length > 0);
  const namedPlaces = rows[0] && findColumns(rows[0].cells);
  const names = namedPlaces && rows.shift();
  const places = namedPlaces ?? [...columns.keys()];
  const width = names?.cells.length ?? columns.length;
  const lines = rows.map(({ number, cells, separator }): HomeLine => {
    const rejectLine = (message: string) => ({ number, home: null, problems: [{ message }] });
    if (cells.length === 1) return rejectLine(analysisForm.noFigures(cells[0] ?? ''));
    const isTyped = separator !== '\t';
    const extra = Math.max(0, cells.length - width);
    const [start = 0] = places;
    // Extra cells in a typed line are parts of a name with commas. But if the last of them is a number, the line has
    // too many columns. A line with tabs may have extra cells only below a row of column names.
    if (extra > 0 && (isTyped ? /^\W*\d[\d.,]*$/.test(cells[start + extra] ?? '') : !names))
      return rejectLine(analysisForm.tooMany(cells.length, width, isTyped));
    const name = cells.slice(start, start + extra + 1).join(`${separator} `);
    const line = isTyped ? cells.toSpliced(start, extra + 1, name) : cells;
    return { number, ...toHome(places.map((place) => line[place] ?? '')) };
  });
  const usedNames = places.flatMap((place) => names?.cells[place] || []);
  return { lines, header: names ? { number: names.number, usedNames } : null };
}

function toHome([name = '', ...cells]: readonly string[]): Pick<HomeLine, 'home' | 'problems'> {
  const problems: HomeLine['problems'] = [];
  if (name === '') problems.push({ column: 'name', message: analysisForm.columns.name.missing });
  if (name.length > MAX_NAME_LENGTH)
    problems.push({ column: 'name', message: analysisForm.longName(MAX_NAME_LENGTH) });
  const read = (column: keyof typeof figures, cell = '') => {
    const value = parseFigure(cell, figures[column]);
    const { missing, invalid } = analysisForm.columns[column];
    if (value === null) problems.push({ column, message: cell ? invalid(cell) : missing });
    return value ?? 0;
  };
  const [bedrooms, miles, nights, rate] = cells;
  const home = {
    ...{ name, bedrooms: read('bedrooms', bedrooms), miles: read('miles', miles) },
    ...{ nights: read('nights', nights), rate: read('rate', rate) },
  };
  return { problems, home: problems.length === 0 ? home : null };
}

/** Matches digits with a dot before the decimals and commas between thousands. */
const NUMBER = /^(\d+|[1-9]\d{0,2}(,\d{3})+|)(\.\d+)?$/;

/** Parses "$1,250.50", "1.250,50", "1 250", "0.4 mi" or "3 BR", also in full-width digits. Null if out of range. */
export function parseFigure(text: string, { min, max, decimals, unit }: FigureRule): number | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/^studio$/, min === 0 && decimals === 0 ? '0' : '$&')
    .replace(/(\d)[\s'’](?=\d{3}(?!\d))/g, '$1');
  const [, digits = '', rest = ''] = /^(?:us ?)?\$? ?(\d[\d.,]*|\.\d+)([\s\S]*)$/.exec(plain) ?? [];
  if (digits === '' || !unit.test(rest.trim())) return null;
  const swapped = digits.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
  const hasThousands = digits.includes(',') && NUMBER.test(digits);
  for (const written of hasThousands ? [digits] : [digits, swapped]) {
    const value = NUMBER.test(written) ? Number(written.replaceAll(',', '')) : Number.NaN;
    if (value >= min && value <= max && (decimals > 0 || Number.isInteger(value)))
      return Math.round(value * 100) / 100;
  }
  return null;
}

/** Matches the names of each column in spreadsheets and AirDNA's exports, the clearest names first. */
const columnNames: Readonly<Record<Column, readonly RegExp[]>> = {
  name: [/\b(name|title)\b/i, /\b(home|listing|property|address)s?\b/i],
  bedrooms: [/\bbedrooms?\b/i, /\b(beds?|brs?|bdrms?)\b/i],
  miles: [/\b(miles?|mi|distance)\b/i],
  nights: [/\bnights\b/i, /\bdays\b/i, /\bocc/i],
  rate: [/\b(adr|nightly|daily)\b/i, /^(?!.*\bocc).*\b(rate|price)\b/i],
};

/** Matches words that rule a column out, although its name matches `columnNames`, as in "minimum nights". */
const OTHER_COLUMN =
  /\b(id|type|url|link|host|market|city|min|minimum|max|maximum|available|blocked|response|tier)\b/i;

/** Returns the index of each of our columns in a row of column names (-1 if missing); null if the row is a home. */
function findColumns(cells: readonly string[]): number[] | null {
  const places = columns.map((column) => {
    const matches = columnNames[column].map((name) =>
      cells.findIndex((cell) => name.test(cell) && !OTHER_COLUMN.test(cell)),
    );
    return matches.find((place) => place >= 0) ?? -1;
  });
  const matched = places.filter((place) => place >= 0);
  if (matched.length < 3 || cells.some((cell) => /^\W*\d/.test(cell))) return null;
  // If all names that we recognize are in our order, the unknown names between them probably stand for our columns too.
  const isOurOrder = places.every((place, at) => place < 0 || place === at);
  return isOurOrder ? [...columns.keys()] : places;
}

type Row = { number: number; separator: string; cells: string[] };

/** Splits a text into rows of cells. As in CSV, a quoted cell may contain line breaks and separators. */
function toRows(pasted: string): Row[] {
  const text = pasted.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\S\t\n]/g, ' ');
  const rows: Row[] = [];
  let number = 1;
  for (let at = 0; at < text.length; ) {
    const start = at;
    const separator = separatorAt(text, at);
    const cells: string[] = [];
    do {
      const { cell, end } = cellAt(text, at, separator);
      cells.push(cleanLine(cell));
      at = end + 1;
    } while (text[at - 1] === separator);
    while (cells.at(-1) === '') cells.pop();
    rows.push({ number, separator, cells });
    number += text.slice(start, at).split('\n').length - 1;
  }
  return rows;
}

/** Returns the separator of the row at `from`: a tab if it has one, even if its quoted first cell spans many lines. */
function separatorAt(text: string, from: number): string {
  const [line = ''] = text.slice(from, from + 1_000).split('\n', 1);
  if (line.includes('\t') || text[cellAt(text, from, '\t').end] === '\t') return '\t';
  return line.split(';').length >= columns.length ? ';' : ',';
}

/** Matches a quoted cell, also in curly or German quotes. A doubled quote stands for one quote in the cell. */
const QUOTED_CELL = / *(?:"((?:[^"]|"")*)"|[“”]((?:[^"”]|"")*)["”]|„((?:[^“”"]|"")*)[“”"]) */y;

function cellAt(text: string, from: number, separator: string): { cell: string; end: number } {
  const isEnd = (at: number) => at >= text.length || text[at] === separator || text[at] === '\n';
  QUOTED_CELL.lastIndex = from;
  const quoted = QUOTED_CELL.exec(text)?.slice(1).join('');
  if (quoted !== undefined && isEnd(QUOTED_CELL.lastIndex))
    return { cell: quoted.replaceAll('""', '"'), end: QUOTED_CELL.lastIndex };
  let end = from;
  while (!isEnd(end)) end += 1;
  return { cell: text.slice(from, end), end };
}
