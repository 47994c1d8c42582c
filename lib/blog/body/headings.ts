import type { Heading, HeadingLevel } from '../post';

/**
 * Keeps the outline of an article sound: levels start at 2 (the title is the page's h1) and never skip one, ids are
 * unique within the article. One for each article.
 */
export interface Outline {
  /** The level and id to write a heading with, which the author gave `level` (1 to 6). */
  add(level: number, text: string): { level: HeadingLevel; id: string };
  /** The headings of the second level so far. */
  readonly headings: Heading[];
  /** The level of every heading as its author gave it. */
  readonly written: number[];
}

export function createOutline(): Outline {
  const ids = new Set<string>();
  const headings: Heading[] = [];
  const written: number[] = [];
  let last: HeadingLevel | 1 = 1;

  return {
    headings,
    written,
    add(level, text) {
      written.push(level);
      const deepest = last + 1;
      last = clampLevel(Math.min(Math.max(level, 2), deepest));
      const id = uniqueId(text, ids);
      if (last === 2) headings.push({ id, text });
      return { level: last, id };
    },
  };
}

function clampLevel(level: number): HeadingLevel {
  return level <= 2 ? 2 : level === 3 ? 3 : level === 4 ? 4 : level === 5 ? 5 : 6;
}

function uniqueId(text: string, taken: Set<string>): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  // The prefix keeps an author's heading from taking an id that the page's own parts are reached by.
  const base = `s-${words || 'section'}`;
  let id = base;
  for (let n = 2; taken.has(id); n++) id = `${base}-${n}`;
  taken.add(id);
  return id;
}
