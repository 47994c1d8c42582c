import { spelledNumbers } from '@/content/spell-count';

/** A line of a long text field that can't be read. `fault` completes "The line … can't be read: ". */
export interface LineFault {
  fault: string;
}

const NUMBER = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d?)?(?:st|nd|rd|th)?$/i;

/** Splits a line into words, numbers with their dollar sign, dates such as 2027-05-22 and 5/22/2027, and marks. */
export const splitTokens = (line: string): string[] =>
  line
    .replace(/\p{Pd}/gu, '-')
    .replace(/\$\s+/g, '$')
    .match(
      /\d{4}-\d\d?-\d\d?|\d\d?\/\d\d?(?:\/\d{2,4})?|\$?\d+(?:,\d{3})*(?:\.\d+)?(?:st|nd|rd|th)?|\p{L}[\p{L}’']*|\S/giu,
    ) ?? [];

/** Reads "450", "$1,250" or "22nd". Null for anything else. */
export const parseCount = (token = ''): number | null =>
  NUMBER.test(token) ? Number(token.replace(/[$,a-z]/gi, '')) : null;

/** Reads "2", "2x" or "two". */
export const parseQuantity = (word: string): number | null =>
  spelledNumbers.indexOf(word) + 1 || (/^\d{1,2}x?$/.test(word) ? Number.parseInt(word, 10) : null);

/** Splits "Cleaning: $180 a stay" at its first colon, or a dash between spaces. */
export function splitLabel(line: string): { label: string; rest: string } | null {
  const [mark, index = 0] =
    [': ', ' - ', ' – ', ' — ', ':'].flatMap((mark) => {
      const at = line.indexOf(mark);
      return at > 0 ? [[mark, at] as const] : [];
    })[0] ?? [];
  return mark ? { label: line.slice(0, index).trim(), rest: line.slice(index + mark.length).trim() } : null;
}

/** Removes these characters from both ends. */
export function trimMarks(text: string, marks: string): string {
  const isWord = (character: string) => !marks.includes(character);
  const characters = [...text];
  return characters.slice(characters.findIndex(isWord), characters.findLastIndex(isWord) + 1).join('');
}

export const toTokens = (list: string): ReadonlySet<string | undefined> => new Set(list.split(' '));

/** Whether `token` is `name` or an abbreviation of at least three letters, in lower case. */
export const isNameOf = (name: string, token = ''): boolean =>
  token.length >= 3 && name.toLowerCase().startsWith(token);
