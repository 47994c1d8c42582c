import type { Heading } from '@/lib/blog/post/post';
import { nodesIn } from '@/lib/contentful/nodes';
import { decodePercent } from '@/lib/contentful/slug';
import { toPlainLetters } from '@/lib/platform/plain-letters';
import { toPlainText } from './markup';

export interface Outline {
  /** Level-2 headings for the table of contents. */
  headings: Heading[];
  writtenLevels: number[];
  /** Returns an author's id if a link leads to it and no element before has it. */
  keepId: (written?: string) => string | undefined;
  /** Adds a heading. `level` (1 to 6) and `ownId` are what the author wrote. */
  add: (level: number, text: string, ownId?: string) => { level: number; id: string };
  /** Ids that links lead to, but that no element has. */
  deadAnchors: () => string[];
}

/**
 * Assigns levels and unique ids to headings. Levels begin at 2, because the title is the h1, and have no gaps.
 * `sources` are the bodies as the author wrote them. An author's id is kept only if a link in the bodies leads to it,
 * because any other could collide with an id of the page.
 */
export function createOutline(sources: unknown[] = []): Outline {
  const linkedIds = new Set(sources.flatMap(anchorsIn));
  /** All ids so far, each with the last number that was appended to it to get a unique id, or 1 if none was. */
  const ids = new Map<string, number>();
  const headings: Heading[] = [];
  const writtenLevels: number[] = [];
  let lastLevel = 1;

  function keepId(written = ''): string | undefined {
    const id = toOwnId(written);
    if (!linkedIds.has(written) || ids.has(id)) return undefined;
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
    headings,
    writtenLevels,
    keepId,
    add(level, text, ownId) {
      writtenLevels.push(level);
      lastLevel = Math.max(2, Math.min(level, lastLevel + 1));
      // Not `slugify`, whose ids would differ: links to headings are published.
      const words = toPlainLetters(text)
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 60);
      // The prefix `s-` prevents collisions with ids of the page.
      const id = ownId ?? keepId(words) ?? uniqueId(`s-${words || 'section'}`);
      if (lastLevel === 2) headings.push({ id, text });
      return { level: lastLevel, id };
    },
    deadAnchors: () => [...linkedIds].filter((id) => id !== 'top' && !ids.has(toOwnId(id))),
  };
}

/** Ids on the page around an article. */
const PAGE_ID =
  /^(main|loader|web-fonts|site-header|mobile-menu|.*-notice|(toc|read-next)-title|(menu|symbol)-.*|_R_.*)$/;

/** Returns an author's id, or another one if it could collide with an id of the page. */
export const toOwnId = (id: string) => (PAGE_ID.test(id) ? `s-${id}` : id);

/** Matches a link to an anchor, in HTML or Markdown. */
const ANCHOR = /(?:href\s*=\s*|\]\(\s*<?)(?:"#([^"]*)"|'#([^']*)'|#([^\s"'<>()]*))/gi;

function anchorsIn(source: unknown): string[] {
  const links =
    typeof source === 'string'
      ? Array.from(source.matchAll(ANCHOR), ([, ...values]) => toPlainText(values.find(Boolean) ?? ''))
      : nodesIn(source).map(({ uri }) =>
          typeof uri === 'string' && uri.startsWith('#') ? uri.slice(1) : '',
        );
  return links.map(decodePercent).filter((anchor) => /^_?[\p{L}\p{N}]/u.test(anchor));
}
