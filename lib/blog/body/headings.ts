import { nodesIn } from '@/lib/blog/contentful/nodes';
import type { Heading } from '@/lib/blog/post/post';
import { decoded } from '@/lib/blog/post/slug';
import { plainLetters } from '@/lib/platform/plain-letters';

export type Outline = ReturnType<typeof createOutline>;

/**
 * An article's outline: levels start at 2 (the title is the h1) and skip none, ids are unique. `sources`: the bodies as
 * written; of their own ids, only those that a link leads to are kept, because others could collide with the page's.
 */
export function createOutline(sources: unknown[] = []) {
  const wanted = new Set(sources.flatMap(anchorsIn));
  /** Counts the uses of each base, so that repeated headings get their numbers without a search. */
  const ids = new Map<string, number>();
  const headings: Heading[] = [];
  const written: number[] = [];
  let last = 1;

  function keepId(id = ''): string | undefined {
    if (!wanted.has(id) || ids.has(id)) return undefined;
    ids.set(id, 1);
    return id;
  }

  function uniqueId(base: string): string {
    let id = base;
    let n = ids.get(base) ?? 1;
    while (ids.has(id)) id = `${base}-${++n}`;
    ids.set(base, n).set(id, 1);
    return id;
  }

  return {
    /** The level-2 headings so far. */
    headings,
    /** The original level of every heading. */
    written,
    /** The id of an element if a link leads there and no other element has it. */
    keepId,
    /** Adds a heading whose author gave it `level` (1 to 6), and perhaps an id. Returns the level and id to render. */
    add(level: number, text: string, ownId?: string) {
      written.push(level);
      last = Math.max(2, Math.min(level, last + 1));
      const words = plainLetters(text)
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 60);
      // The prefix keeps headings from colliding with ids of the page.
      const id = ownId ?? keepId(words) ?? uniqueId(`s-${words || 'section'}`);
      if (last === 2) headings.push({ id, text });
      return { level: last, id };
    },
    /** The anchors of links that lead nowhere. */
    deadAnchors: () => [...wanted].filter((id) => id !== 'top' && !ids.has(id)),
  };
}

/** The anchors that links within a body lead to. */
function anchorsIn(source: unknown): string[] {
  const links =
    typeof source === 'string'
      ? [...source.matchAll(/(?:href=["']?|\]\(<?)#([^\s"'<>()]*)/gi)].map(([, anchor]) => anchor)
      : nodesIn(source).map(({ uri }) =>
          typeof uri === 'string' && uri.startsWith('#') ? uri.slice(1) : '',
        );
  return links.map((anchor = '') => decoded(anchor)).filter((anchor) => /^_?[\p{L}\p{N}]/u.test(anchor));
}
