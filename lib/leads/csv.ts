import { leadForms, leadKinds } from './forms.ts';
import type { Lead } from './lead.ts';
import { toRecord } from './record.ts';

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
]);

/** A lead as a line of CSV (RFC 4180). */
export function toCsv(lead: Lead): string {
  const { context: where, ...record } = toRecord(lead);
  const known: Record<string, unknown> = record;
  return toLine([
    ...['id', 'kind', 'status', 'createdAt', ...fields].map((name) => known[name]),
    ...context.map((name) => where[name]),
  ]);
}

function toLine(cells: unknown[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/**
 * Text that a spreadsheet would take for a formula starts with an apostrophe instead (OWASP, "CSV injection"),
 * full-width signs included; numbers stay numbers.
 */
function toCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text =
    typeof value === 'string' && /^\s*[=+\-@\t\r|%＝＋－＠]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
