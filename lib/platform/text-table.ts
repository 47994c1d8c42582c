export function formatTable(rows: readonly string[][], numbers: readonly number[] = []): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = rows[0]?.map((_, column) => widthOf(column)) ?? [];
  const align = (cell: string, column: number) =>
    numbers.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(align).join('  ').trimEnd());
}

/** Makes user text one line of at most `length` characters, without control characters. */
export function toOneLine(text: string, length = Number.POSITIVE_INFINITY): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}\p{Surrogate}]+/gu, ' ').trim();
  // Don't cut a surrogate pair in half.
  return line.length > length ? `${line.slice(0, length - 1).replace(/\p{Surrogate}$/u, '')}…` : line;
}
