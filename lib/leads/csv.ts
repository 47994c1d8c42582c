import { leadForms, leadKinds } from './forms.ts';
import type { Lead } from './lead.ts';
import { toRecord } from './record.ts';
import { sourceNames } from './source.ts';

const fields = [...new Set(leadKinds.flatMap((kind) => leadForms[kind].fields.map(({ name }) => name)))];
const context = ['page', 'plan', 'commitment', 'property', 'checkIn', 'checkOut', 'guests'] as const;

/** The first line of the export: a column for every field of every form. */
export const csvHeader = toLine([
  'id',
  'kind',
  'status',
  'createdAt',
  ...fields,
  ...context.map((name) => `context.${name}`),
  ...sourceNames,
]);

/** A lead as a line of CSV (RFC 4180). */
export function toCsv(lead: Lead): string {
  const { context: where, ...record } = toRecord(lead);
  const known: Record<string, unknown> = record;
  return toLine([
    ...['id', 'kind', 'status', 'createdAt', ...fields].map((name) => known[name]),
    ...context.map((name) => where[name]),
    ...sourceNames.map((name) => where.source?.[name]),
  ]);
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
  const text =
    typeof value === 'string'
      ? value
          .split(/([;,\t\r\n])/)
          .map(withoutFormula)
          .join('')
      : value;
  return `"${String(text ?? '').replaceAll('"', '""')}"`;
}

function withoutFormula(part: string): string {
  return /^\s*[=+\-@|%＝＋－＠]/.test(part) ? `'${part}` : part;
}
