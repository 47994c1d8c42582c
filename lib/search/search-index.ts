import MiniSearch from 'minisearch';

/** What the search knows of an article; `text` and `excerpt` where there are few enough of them. */
export interface SearchDocument {
  path: string;
  title: string;
  category: string;
  tags: string;
  excerpt?: string;
  text?: string;
}

/** One article found. */
export type SearchHit = Pick<SearchDocument, 'path' | 'title' | 'category' | 'excerpt'>;

/** Finds articles, best first; none for a question without words. */
export type FindArticles = (question: string) => SearchHit[];

/**
 * A search over these articles: words may be unfinished or mistyped, and a title counts for more than a body. Articles
 * with all the words come alone; only where there are none, those with some.
 */
export function createSearch(documents: SearchDocument[]): FindArticles {
  const engine = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: ['title', 'tags', 'category', 'excerpt', 'text'],
    processTerm: plain,
    searchOptions: {
      boost: { title: 8, tags: 3, category: 2, excerpt: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  engine.addAll(documents);
  const byPath = new Map(documents.map((document) => [document.path, document]));

  return (question) => {
    const all = engine.search(question, { combineWith: 'AND' });
    const found = all.length > 0 ? all : engine.search(question, { combineWith: 'OR' });
    return found.flatMap(({ id }) => byPath.get(id) ?? []);
  };
}

/** Case and accents make no difference. */
function plain(term: string): string {
  return term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
