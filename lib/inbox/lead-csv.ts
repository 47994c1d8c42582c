import { fieldNames } from '@/lib/forms/lead-forms';
import { type Lead, toRecord } from './lead';
import { sourceNames } from './source';

const contextColumn = (name: string) => `context.${name}`;
const escapeFormula = (part: string) => (/^\s*[=+\-@|%＝＋－＠]/.test(part) ? `'${part}` : part);
const toLine = (cells: unknown[]) => `${cells.map(toCell).join(',')}\r\n`;

const columns = [
  ...['id', 'kind', 'status', 'createdAt', ...fieldNames, 'slot'],
  ...['page', 'plan', 'commitment', 'property', 'checkIn', 'checkOut', 'guests'].map(contextColumn),
  ...sourceNames,
  'canceled',
  'zone',
  'answered_at',
  'note',
  'outcome',
  contextColumn('dog'),
  'analysis_sent_at',
  contextColumn('phoneNote'),
  'undelivered',
  contextColumn('destination'),
];

/** Begins with a byte order mark, because Excel needs one to read UTF-8. */
export const csvHeader = `\uFEFF${toLine(columns)}`;

/** Returns a lead as a line of CSV (RFC 4180). */
export function toCsv(lead: Lead): string {
  const { context, ...record } = toRecord(lead);
  const { source, ...others } = context;
  const contextCells = Object.entries(others).map(([name, value]) => [contextColumn(name), value]);
  const values: Record<string, unknown> = { ...record, ...source, ...Object.fromEntries(contextCells) };
  return toLine(columns.map((name) => values[name]));
}

/**
 * Returns a quoted cell. A leading apostrophe keeps spreadsheets from running text as a formula (OWASP, "CSV
 * injection"). One is also added after each separator in the text, because in some locales spreadsheets split even
 * quoted cells at semicolons.
 */
function toCell(value: unknown): string {
  const text = typeof value === 'string' ? value.replace(/[^;,\t\r\n]+/g, escapeFormula) : value;
  return `"${String(text ?? '').replaceAll('"', '""')}"`;
}
