import MiniSearch from 'minisearch';
import { toPlainLetters } from '@/lib/platform/plain-letters';

/** If there are many articles, `text` is missing, and so is the `excerpt` of all but the newest. */
export interface SearchDocument {
  path: string;
  title: string;
  category: string;
  /** `2026-10-14` */
  date: string;
  tags: string;
  excerpt?: string;
  text?: string;
}

interface Passage {
  before: string;
  match: string;
  after: string;
}

/** There is no passage if only the title, tags or category matched. */
export interface SearchHit extends Pick<SearchDocument, 'path' | 'title' | 'category' | 'date' | 'excerpt'> {
  passage?: Passage | undefined;
}

/** Returns the best match first, and nothing for a query without words. */
export type FindArticles = (query: string) => SearchHit[];

/** Ways to search, from strict to fuzzy. The first one with results wins, so that "lakes" doesn't also find "makes". */
const searchModes = [
  { combineWith: 'AND', fuzzy: false },
  { combineWith: 'AND', fuzzy: (term: string) => (term.length > 3 ? 0.2 : false) },
  { combineWith: 'OR', fuzzy: (term: string) => (term.length > 3 ? 0.2 : false) },
] as const;

/** Matches prefixes and typos, and ranks titles above bodies. */
export function createSearch(documents: SearchDocument[]): FindArticles {
  const engine = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: ['title', 'tags', 'category', 'excerpt', 'text'],
    processTerm: toPlainLetters,
    searchOptions: {
      boost: { title: 8, tags: 3, category: 2, excerpt: 2 },
      prefix: (term) => term.length > 1,
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  engine.addAll(documents);
  const byPath = new Map(documents.map((document) => [document.path, document]));

  return (query) => {
    for (const mode of searchModes) {
      const results = engine.search(query, mode);
      if (results.length === 0) continue;
      return results.flatMap(({ id, terms }) => {
        const document = byPath.get(id);
        return document ? { ...document, passage: findPassage(document, terms) } : [];
      });
    }
    return [];
  };
}

function findPassage({ text = '', excerpt = '' }: SearchDocument, terms: string[]): Passage | undefined {
  const words = (text || excerpt).split(/\s+/);
  const index = words.findIndex((word) => terms.some((term) => toPlainLetters(word).includes(term)));
  const match = words[index];
  if (match === undefined) return undefined;
  const start = Math.max(0, index - 8);
  const end = index + 16;
  return {
    before: `${start > 0 ? '… ' : ''}${words.slice(start, index).join(' ')}`,
    match,
    after: `${words.slice(index + 1, end).join(' ')}${end < words.length ? ' …' : ''}`,
  };
}
