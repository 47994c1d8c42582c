import { fieldNames } from './forms.ts';
import { type Lead, toRecord } from './lead.ts';
import { sourceNames } from './source.ts';

/**
 * The columns in the order of the first export. Spreadsheets count on their places, so a new field follows at the end
 * by itself, wherever it stands in its form. Write it here too once an export holds it: then the next one follows it.
 */
const settled = [
  ...['id', 'kind', 'status', 'createdAt'],
  ...['email', 'property', 'area', 'bedrooms', 'revenue', 'management', 'name', 'phone', 'message'],
  ...['role', 'ownerName', 'ownerEmail', 'ownerPhone', 'consent', 'topic', 'slot'],
  ...['page', 'plan', 'commitment', 'property', 'checkIn', 'checkOut', 'guests'].map(inContext),
  ...['landing', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'],
];
const columns = [...new Set([...settled, ...fieldNames, ...sourceNames])];

function inContext(name: string) {
  return `context.${name}`;
}

/** The first line of the export: a column for every field of every form. */
export const csvHeader = toLine(columns);

/** A lead as a line of CSV (RFC 4180). */
export function toCsv(lead: Lead): string {
  const { context, ...record } = toRecord(lead);
  const { source, ...where } = context;
  const known = new Map<string, unknown>(Object.entries({ ...record, ...source }));
  for (const [name, value] of Object.entries(where)) known.set(inContext(name), value);
  return toLine(columns.map((name) => known.get(name)));
}

function toLine(cells: unknown[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/**
 * Every cell is quoted, and text that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, "CSV
 * injection"), full-width signs included. So does what follows a separator within the text: some locales split cells at
 * semicolons, whatever is quoted. Numbers stay numbers.
 */
function toCell(value: unknown): string {
  const text = typeof value === 'string' ? value.replace(/[^;,\t\r\n]+/g, withoutFormula) : value;
  return `"${String(text ?? '').replaceAll('"', '""')}"`;
}

function withoutFormula(part: string): string {
  return /^\s*[=+\-@|%＝＋－＠]/.test(part) ? `'${part}` : part;
}
