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

/** What somebody wrote as part of one line, cut where it is long: it must not move the terminal's cursor. */
export function oneLine(text: string, length = Number.POSITIVE_INFINITY): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
