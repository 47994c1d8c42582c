import { fieldNames } from '@/lib/forms/lead-forms';
import { type Lead, toRecord } from './lead';
import { sourceNames } from './source';

const inContext = (name: string) => `context.${name}`;
const escapeFormula = (part: string) => (/^\s*[=+\-@|%＝＋－＠]/.test(part) ? `'${part}` : part);
const toLine = (cells: unknown[]) => `${cells.map(toCell).join(',')}\r\n`;

const columns = [
  ...['id', 'kind', 'status', 'createdAt', ...fieldNames, 'slot'],
  ...['page', 'plan', 'commitment', 'property', 'checkIn', 'checkOut', 'guests'].map(inContext),
  ...sourceNames,
  'canceled',
  'zone',
  'answered_at',
  'note',
  'outcome',
  inContext('dog'),
  'analysis_sent_at',
];

/** The header of the export: a column for every field of every form. Excel needs the byte order mark to read UTF-8. */
export const csvHeader = `\uFEFF${toLine(columns)}`;

/** Returns a lead as a line of CSV (RFC 4180). */
export function toCsv(lead: Lead): string {
  const { context, ...record } = toRecord(lead);
  const { source, ...where } = context;
  const inContextOf = Object.entries(where).map(([name, value]) => [inContext(name), value]);
  const values: Record<string, unknown> = { ...record, ...source, ...Object.fromEntries(inContextOf) };
  return toLine(columns.map((name) => values[name]));
}

/**
 * Returns a quoted cell. An apostrophe in front keeps a spreadsheet from reading text as a formula (OWASP, "CSV
 * injection"), also after a separator within it, because some locales split even quoted cells at semicolons.
 */
function toCell(value: unknown): string {
  const text = typeof value === 'string' ? value.replace(/[^;,\t\r\n]+/g, escapeFormula) : value;
  return `"${String(text ?? '').replaceAll('"', '""')}"`;
}
