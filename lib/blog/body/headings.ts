import { plainLetters } from '../../plain-letters';
import type { Heading } from '../post';

export type Outline = ReturnType<typeof createOutline>;

/** An article's outline: levels start at 2 (the title is the page's h1) and never skip one, ids are unique. */
export function createOutline() {
  const ids = new Map<string, number>();
  const headings: Heading[] = [];
  const written: number[] = [];
  let last = 1;

  return {
    /** The headings of the second level so far. */
    headings,
    /** The level of every heading as its author gave it. */
    written,
    /** The level and id to write a heading with, which the author gave `level` (1 to 6). */
    add(level: number, text: string) {
      written.push(level);
      last = Math.max(2, Math.min(level, last + 1));
      const id = uniqueId(text, ids);
      if (last === 2) headings.push({ id, text });
      return { level: last, id };
    },
  };
}

/** `taken` holds how many ids start from each, so that a heading given many times takes no search for its number. */
function uniqueId(text: string, taken: Map<string, number>): string {
  const words = plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  // The prefix keeps an author's heading from taking an id that the page's own parts are reached by.
  const base = `s-${words || 'section'}`;
  let id = base;
  let n = taken.get(base) ?? 1;
  while (taken.has(id)) id = `${base}-${++n}`;
  taken.set(base, n).set(id, 1);
  return id;
}
