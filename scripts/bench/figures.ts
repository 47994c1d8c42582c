import { article } from '@/e2e/support/pages';

/** One page of each type. */
export const pages = `/ /partner /blog ${article} /referral /about /contact /privacy /partner/thank-you /plans
  /vacation-rentals /portal`.split(/\s+/);

/** Prints rows as a Markdown table, so that it can be pasted into a document. */
export function printTable(title: string, columns: string[], rows: (string | number)[][]): void {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log([`\n${title}\n`, line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n'));
}

/** `3.14` of `1.57` as "2.00×". */
export const ratio = (value: number, floor: number) => `${(value / floor).toFixed(2)}×`;

/** The value below which this share of all lie: the median where none is given. */
export function percentile(values: readonly number[], share = 0.5): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN;
}
