/** Lines whose cells stand below each other, the columns in `numbers` aligned to the right. */
export function textTable(rows: readonly string[][], numbers: readonly number[] = []): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = rows[0]?.map((_, column) => widthOf(column)) ?? [];
  const align = (cell: string, column: number) =>
    numbers.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(align).join('  ').trimEnd());
}

/** "1 lead", "2 leads". */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
