import type { Heading } from '@/lib/blog/post';
import { plainLetters } from '@/lib/platform/plain-letters';

export type Outline = ReturnType<typeof createOutline>;

/** An article's outline: levels start at 2 (the title is the h1) and skip none, ids are unique. */
export function createOutline() {
  const ids = new Map<string, number>();
  const headings: Heading[] = [];
  const written: number[] = [];
  let last = 1;

  return {
    /** The level-2 headings so far. */
    headings,
    /** The original level of every heading. */
    written,
    /** Adds a heading whose author gave it `level` (1 to 6). Returns the level and id to render. */
    add(level: number, text: string) {
      written.push(level);
      last = Math.max(2, Math.min(level, last + 1));
      const id = uniqueId(text, ids);
      if (last === 2) headings.push({ id, text });
      return { level: last, id };
    },
  };
}

/** `taken` counts the uses of each base, so that repeated headings get their numbers without a search. */
function uniqueId(text: string, taken: Map<string, number>): string {
  const words = plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  // The prefix keeps headings from colliding with ids of the page.
  const base = `s-${words || 'section'}`;
  let id = base;
  let n = taken.get(base) ?? 1;
  while (taken.has(id)) id = `${base}-${++n}`;
  taken.set(base, n).set(id, 1);
  return id;
}
