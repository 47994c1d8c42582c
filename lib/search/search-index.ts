import MiniSearch from 'minisearch';
import { plainLetters } from '../plain-letters';

/** The searchable text of an article; `text` and `excerpt` only if there are few articles. */
export interface SearchDocument {
  path: string;
  title: string;
  category: string;
  tags: string;
  excerpt?: string;
  text?: string;
}

export type SearchHit = Pick<SearchDocument, 'path' | 'title' | 'category' | 'excerpt'>;

/** Returns matching articles, best first. */
export type FindArticles = (question: string) => SearchHit[];

/** From strict to loose: the first mode with results wins, so that "lakes" does not also find "makes". */
const ways = [
  { combineWith: 'AND', fuzzy: false },
  { combineWith: 'AND', fuzzy: (term: string) => (term.length > 3 ? 0.2 : false) },
  { combineWith: 'OR', fuzzy: (term: string) => (term.length > 3 ? 0.2 : false) },
] as const;

/** A search over these articles that allows prefixes and typos and ranks titles above bodies. */
export function createSearch(documents: SearchDocument[]): FindArticles {
  const engine = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: ['title', 'tags', 'category', 'excerpt', 'text'],
    processTerm: plainLetters,
    searchOptions: {
      boost: { title: 8, tags: 3, category: 2, excerpt: 2 },
      prefix: (term) => term.length > 1,
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  engine.addAll(documents);
  const byPath = new Map(documents.map((document) => [document.path, document]));

  return (question) => {
    for (const way of ways) {
      const found = engine.search(question, way);
      if (found.length > 0) return found.flatMap(({ id }) => byPath.get(id) ?? []);
    }
    return [];
  };
}
