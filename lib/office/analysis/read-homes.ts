import { analysisForm } from '@/content/analysis-form';
import type { Home } from './figures';
import { type Column, columns, findHeader, type Header } from './find-columns';
import { figureRules, parseFigure, parseKilometers, parseOccupancy } from './parse-figure';
import { type Row, splitRows } from './split-rows';

const MAX_NAME_LENGTH = 120;

/** `column` is missing if the line as a whole can't be read. */
type Fault = { column?: Column; message: string };

/** A line with neither a home nor problems is left out: `notices` say why. */
export type HomeLine = {
  /** The line in the pasted text, counted from 1, including empty lines. */
  number: number;
  home: Home | null;
  problems: Fault[];
};

type NoticeKind = keyof typeof analysisForm.notices;

/** Reads homes, one per line, as people paste them from spreadsheets, exports and emails. */
export function readHomes(text: string) {
  const rows = splitRows(text);
  const header = findHeader(rows);
  const questions = header?.questions.map((each) => ({ ...each, line: header.row.number })) ?? [];
  if (questions.length > 0) return { lines: [], questions, notices: [] };
  const above = header?.above ?? 0;
  const noted: [NoticeKind, string][] = rows.slice(0, above).map(({ number }) => ['above', `${number}`]);
  const earlier = new Map<string, Home & { line: number }>();
  const lines = rows.slice(header ? above + 1 : 0).map((row): HomeLine => {
    const { number } = row;
    const leaveOut = (reason: NoticeKind, name?: string): HomeLine => {
      noted.push([reason, analysisForm.lineOf(number, name)]);
      return { number, home: null, problems: [] };
    };
    if (row.cells.join('\t') === header?.row.cells.join('\t')) return leaveOut('names');
    const cells = arrangeCells(row, header);
    const label = ('name' in cells && cells.name) || row.cells.find(Boolean) || '';
    if (isSummary(label)) return leaveOut('summary', label);
    if ('message' in cells) return { number, home: null, problems: [cells] };
    const { home, problems, isConverted } = toHome(cells, header);
    if (!home) return { number, home, problems };
    const key = [home.name.toLowerCase(), home.bedrooms, home.miles].join('\t');
    const other = earlier.get(key);
    if (other && other.nights === home.nights && other.rate === home.rate)
      return leaveOut('repeated', home.name);
    if (other) {
      const message = analysisForm.sameHome(home.name, other.line);
      return { number, home: null, problems: [{ column: 'name', message }] };
    }
    earlier.set(key, { ...home, line: number });
    if (isConverted) noted.push(['kilometers', `${number}`]);
    return { number, home, problems };
  });
  const used = columns.map((column) => header?.row.cells[header.places[column]] ?? '').filter(Boolean);
  const notices = Array.from(
    Map.groupBy(noted, ([kind]) => kind),
    ([kind, group]) =>
      analysisForm.notice(
        kind,
        group.map(([, line]) => line),
      ),
  );
  return {
    lines,
    questions,
    notices: header ? [analysisForm.header(header.row.number, used), ...notices] : notices,
  };
}

type Cells = Record<Column, string>;

/** Returns a row's cells by column, or what is wrong with the row as a whole. */
function arrangeCells({ cells, separator }: Row, header: Header | null): Cells | Fault {
  const width = header?.row.cells.length ?? columns.length;
  const place = (column: Column, at: number) => header?.places[column] ?? at;
  if (cells.length === 1) return { message: analysisForm.noFigures(cells[0] ?? '') };
  if (!header && cells.length < width && parseFigure(cells[0] ?? '', figureRules.bedrooms) !== null)
    return { column: 'name', message: analysisForm.noName(cells.length) };
  const isTyped = separator !== '\t';
  const extra = Math.max(0, cells.length - width);
  const start = place('name', 0);
  // Extra cells in a typed line are parts of a name with commas. But if the last of them is a number, the line has
  // too many columns. A line with tabs may have extra cells only below a row of column names.
  if (extra > 0 && (isTyped ? /^\W*\d[\d.,]*$/.test(cells[start + extra] ?? '') : !header))
    return { message: analysisForm.tooMany(cells.length, width, isTyped) };
  const name = cells.slice(start, start + extra + 1).join(`${separator} `);
  const line = isTyped ? cells.toSpliced(start, extra + 1, name) : cells;
  const cellOf = (column: Column, at: number) => line[place(column, at)] ?? '';
  return {
    ...{ name: cellOf('name', 0), bedrooms: cellOf('bedrooms', 1), miles: cellOf('miles', 2) },
    ...{ nights: cellOf('nights', 3), rate: cellOf('rate', 4) },
  };
}

function toHome(cells: Cells, header: Header | null) {
  const problems: Fault[] = [];
  const { name, miles, nights } = cells;
  const reject = (column: Column, message: string) => {
    problems.push({ column, message });
    return 0;
  };
  if (name === '') reject('name', analysisForm.columns.name.missing);
  if (name.length > MAX_NAME_LENGTH) reject('name', analysisForm.longName(MAX_NAME_LENGTH));
  const read = (column: Exclude<Column, 'name'>) => {
    const cell = cells[column];
    const { missing, invalid } = analysisForm.columns[column];
    return parseFigure(cell, figureRules[column]) ?? reject(column, cell ? invalid(cell) : missing);
  };
  const readNights = () => {
    const percent = header?.hasOccupancy || /%|^0?[.,]\d/.test(nights) ? parseOccupancy(nights) : null;
    if (percent !== null) return reject('nights', analysisForm.occupancy(nights, percent));
    return header?.hasOccupancy && nights
      ? reject('nights', analysisForm.renameNights(nights))
      : read('nights');
  };
  const hasUnit = /\p{L}/u.test(miles);
  const converted = parseKilometers(header?.hasKilometers && !hasUnit ? `${miles} km` : miles);
  const home: Home = {
    ...{ name, bedrooms: read('bedrooms'), miles: converted ?? read('miles') },
    ...{ nights: readNights(), rate: read('rate') },
  };
  return { problems, home: problems.length === 0 ? home : null, isConverted: converted !== null };
}

const SUMMARY =
  /^(averages?|avg|mean|median|totals?|subtotals?|sum|summary|minimum|min|maximum|max|top|bottom|percentiles?|quartile|market|compset|overall|portfolio|benchmark|stdev|all)$/;
const SUMMARY_DETAIL =
  /^(of|the|for|and|per|in|this|area|grand|sub|comp|comps|set|comparables?|homes?|listings?|property|properties|units?|rentals?|similar|br|bedrooms?|st|nd|rd|th|p|n|\d+)$/;

/** Whether the first cell of a line names a summary of the others, such as "Market average (12 listings)". */
function isSummary(name: string): boolean {
  const words =
    name
      .slice(0, 80)
      .toLowerCase()
      .match(/\p{L}+|\p{N}+/gu) ?? [];
  return (
    /^(averages?|avg|medians?)$/.test(words[0] ?? '') ||
    /^(averages?|avg|mean|medians?|totals?|subtotals?|summary|percentiles?)$/.test(words.at(-1) ?? '') ||
    (words.some((word) => SUMMARY.test(word)) &&
      words.every((word) => SUMMARY.test(word) || SUMMARY_DETAIL.test(word)))
  );
}
