import { analysisForm } from '@/content/analysis-form';
import type { Home } from './figures';
import { type Column, columns, findHeader, type Header } from './find-columns';
import { figureRules, parseFigure } from './parse-figure';
import { type Row, splitRows } from './split-rows';

const MAX_NAME_LENGTH = 120;

/** Far more lines than ten homes need, and few enough to read while somebody types. */
const MAX_LINES = 300;

/** A line with neither a home nor problems is left out: `notices` say why. */
type HomeLine = {
  /** The line in the pasted text, counted from 1, including empty lines. */
  number: number;
  home: Home | null;
  /** `column` is missing if the line as a whole can't be read. */
  problems: { column?: Column; message: string }[];
};

type Reason = keyof typeof analysisForm.reasons;

/** Reads homes, one per line, as people paste them from spreadsheets, exports and emails. */
export function readComparedHomes(text: string) {
  const rows = splitRows(text, MAX_LINES + 1);
  const header = findHeader(rows);
  const questions: { column?: Column; line: number; message: string }[] = header?.questions ?? [];
  const extra = rows[MAX_LINES];
  if (extra) questions.unshift({ line: extra.number, message: analysisForm.tooManyLines(MAX_LINES) });
  if (questions.length > 0) return { lines: [], questions, notices: [] };
  const above = header?.above ?? 0;
  const titles = rows.slice(0, above).map(({ number }) => String(number));
  const leftOut: Record<Reason, string[]> = { above: titles, names: [], summary: [], repeated: [] };
  const earlier = new Map<string, { line: number; home: Home }>();
  const lines = rows.slice(header ? above + 1 : 0).map((row): HomeLine => {
    const { number, cells } = row;
    const leaveOut = (reason: Reason, name: string): HomeLine => {
      leftOut[reason].push(analysisForm.lineOf(number, name));
      return { number, home: null, problems: [] };
    };
    const title = [cells[header?.places[0] ?? 0] ?? '', ...cells].find((cell) => /\p{L}/u.test(cell)) ?? '';
    if (cells.join('\t').toLowerCase() === header?.row.cells.join('\t').toLowerCase())
      return leaveOut('names', '');
    if (readSummary(title).isSummary) return leaveOut('summary', title);
    const unclear = [title, ...cells].find(
      (cell) => readSummary(cell)[cell === title ? 'hasWord' : 'isTotal'],
    );
    if (unclear) return { number, home: null, problems: [{ message: analysisForm.maybeSummary(unclear) }] };
    const line = { number, ...readRow(row, header) };
    if (!line.home) return line;
    const { name, bedrooms, miles, nights, rate } = line.home;
    const key = [name.toLowerCase(), bedrooms, miles].join('\t');
    const same = earlier.get(key);
    if (!same) earlier.set(key, { line: number, home: line.home });
    else if (same.home.nights === nights && same.home.rate === rate) return leaveOut('repeated', name);
    else return { number, home: null, problems: [{ message: analysisForm.sameHome(name, same.line) }] };
    return line;
  });
  const notices = analysisForm.leftOut(leftOut);
  const used = header?.places.flatMap((place) => header.row.cells[place] || []) ?? [];
  if (header) notices.unshift(analysisForm.header(header.row.number, used));
  return { lines, questions, notices };
}

function readRow({ cells, separator }: Row, header: Header | null): Omit<HomeLine, 'number'> {
  const rejectRow = (message: string) => ({ home: null, problems: [{ message }] });
  const places = header?.places ?? [...columns.keys()];
  const width = header?.row.cells.length ?? columns.length;
  if (cells.length === 1) return rejectRow(analysisForm.noFigures(cells[0] ?? ''));
  if (!header && cells.length < width && parseFigure(cells[0] ?? '', figureRules.bedrooms) !== null)
    return rejectRow(analysisForm.noName(cells.length));
  const isTyped = separator !== '\t';
  const extra = Math.max(0, cells.length - width);
  const [start = 0] = places;
  // Extra cells in a typed line are parts of a name with commas. But if the last of them is a number, the line has
  // too many columns. A line with tabs may have extra cells only below a row of column names.
  if (extra > 0 && (isTyped ? /^\W*\d[\d.,]*$/.test(cells[start + extra] ?? '') : !header))
    return rejectRow(analysisForm.tooMany(cells.length, width, isTyped));
  const name = cells.slice(start, start + extra + 1).join(`${separator} `);
  const line = isTyped ? cells.toSpliced(start, extra + 1, name) : cells;
  return toHome(places.map((place) => line[place] ?? ''));
}

/** Matches the bullet or number of a list. */
const LIST_MARK = /^(?:[•·●▪‣*]|\d{1,2}[.)])\s+(?=\S)/;

function toHome([written = '', ...cells]: readonly string[]): Pick<HomeLine, 'home' | 'problems'> {
  const name = written.replace(LIST_MARK, '');
  const problems: HomeLine['problems'] = [];
  if (name === '') problems.push({ column: 'name', message: analysisForm.columns.name.missing });
  if (name.length > MAX_NAME_LENGTH)
    problems.push({ column: 'name', message: analysisForm.longName(MAX_NAME_LENGTH) });
  const read = (column: keyof typeof figureRules, cell = '') => {
    const value = parseFigure(cell, figureRules[column]);
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

const SUMMARY = new Set(
  `average averages avg mean means median medians total totals subtotal subtotals summary sum minimum min maximum max
  top bottom percentile percentiles quartile quartiles decile deciles deviation stdev stddev std variance count low high
  market compset overall portfolio benchmark all results comps homes listings properties units projected projection
  estimate estimated forecast subject your my this ø competitors competition aggregate difference variance change yoy
  range best worst set ile owner owners client`.split(/\s+/),
);
const SUMMARY_DETAIL = new Set(
  `of the for and per grand sub comp home listing property unit similar standard dev upper lower performers
  performing performer br st nd rd th p n usd s sd`.split(/\s+/),
);
const TOTAL = /^(averages?|avg|means?|medians?|totals?|subtotals?|summary)$/;

/** Tells a line that sums up others, as in "Market average (12 listings)", from a name that only has such a word. */
function readSummary(text: string) {
  const start = text.slice(0, 80).toLowerCase();
  const words = start.match(/\p{L}+|\p{N}+/gu) ?? [];
  const isTotal = (word = '') => TOTAL.test(word);
  const isNamed =
    (words.some((word) => SUMMARY.has(word)) || /^(p ?\d\d|\d\dth)$/.test(start)) &&
    words.every((word) => SUMMARY.has(word) || SUMMARY_DETAIL.has(word) || /^\d/.test(word));
  return {
    isSummary: isNamed || isTotal(words.at(-1)),
    isTotal: isNamed && words.some(isTotal),
    // "Total Bliss" and "Market Street Loft" are homes.
    hasWord:
      words.some((word, at) => word === 'subject' || (isTotal(word) && (at > 0 || word !== 'total'))) ||
      /\bmarket\b(?!['’]? ?\p{L})/u.test(start),
  };
}
