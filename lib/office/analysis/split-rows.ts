import { cleanLine } from '@/lib/forms/clean';
import { repairEncoding } from '@/lib/platform/text-encoding';

/** `number` is the line in the pasted text, counted from 1, including empty lines. */
export type Row = { number: number; separator: string; cells: string[] };

/** The fewest separators that show which one a line uses: five figures have four between them. */
const FEWEST = 4;

/** Returns the first `limit` rows that aren't empty. As in CSV, a quoted cell may contain separators. */
export function splitRows(pasted: string, limit = Number.POSITIVE_INFINITY): Row[] {
  const text = repairEncoding(pasted)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\t\n]/g, ' ');
  const rows: Row[] = [];
  let number = 1;
  for (let at = 0; at < text.length && rows.length < limit; ) {
    const start = at;
    const separator = separatorAt(text, at);
    const cells: string[] = [];
    do {
      const { cell, end } = cellAt(text, at, separator);
      cells.push(cleanLine(separator === '|' ? cell.replace(MARKDOWN, '$1') : cell));
      at = end + 1;
    } while (text[at - 1] === separator);
    while (cells.at(-1) === '') cells.pop();
    if (separator === '|' && cells[0] === '') cells.shift();
    // Markdown has a row of dashes below the names of the columns.
    if (!cells.every((cell) => /^:?-{2,}:?$/.test(cell)))
      rows.push({ number, separator, cells: separator === '\t' ? cells : joinThousands(cells) });
    number += text.slice(start, at).split('\n').length - 1;
  }
  return rows;
}

/** Joins the "$1" and "234" of an unquoted $1,234. They can't be two figures, because no rate is below $20. */
const joinThousands = (cells: readonly string[]): string[] =>
  cells
    .join('\t')
    .replace(/(?<=^|\t)(\$ ?(?:1?\d|20(?=\t000)))\t(?=\d{3}(?:\.\d+)?(?:\t|$))/g, '$1')
    .split('\t');

/** Matches bold text and links. */
const MARKDOWN = /\*\*|`|\[([^[\]]{1,300})\]\([^()]{0,300}\)/g;

/** Returns the separator of the row at `from`: a tab if it has one, even if its quoted first cell spans many lines. */
function separatorAt(text: string, from: number): string {
  const [line = ''] = text.slice(from, from + 1_000).split('\n', 1);
  if (line.includes('\t') || text[cellAt(text, from, '\t').end] === '\t') return '\t';
  const count = (mark: string) => line.split(mark).length;
  if (count('|') > Math.max(FEWEST, count(','))) return '|';
  return count(';') > FEWEST ? ';' : ',';
}

/**
 * Matches a quoted cell, also in curly or German quotes. A doubled quote stands for one quote in the cell. The limits
 * keep a long text with many unclosed quotes from taking long.
 */
const QUOTED_CELL =
  / {0,9}(?:"([^"]{0,299}(?:""[^"]{0,299}){0,20})"|[“”]([^"”]{0,299})["”]|„([^“”"]{0,299})[“”"]) {0,9}/y;

function cellAt(text: string, from: number, separator: string): { cell: string; end: number } {
  const isEnd = (at: number) => at >= text.length || text[at] === separator || text[at] === '\n';
  QUOTED_CELL.lastIndex = from;
  const quoted = QUOTED_CELL.exec(text)?.slice(1).join('');
  if (quoted !== undefined && isEnd(QUOTED_CELL.lastIndex))
    return { cell: quoted.replaceAll('""', '"'), end: QUOTED_CELL.lastIndex };
  let end = from;
  while (!isEnd(end)) end += 1;
  return { cell: text.slice(from, end), end };
}
