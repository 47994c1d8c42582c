/** Prints rows as a Markdown table, so that it can be pasted into a document. */
export function printTable(columns: string[], rows: (string | number)[][]): void {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log([line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n'));
}

/** `3.14` of `1.57` as "2.00×". */
export const ratio = (value: number, floor: number) => `${(value / floor).toFixed(2)}×`;

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
