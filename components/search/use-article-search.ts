import { useCallback, useRef, useState } from 'react';
import { isRecord } from '@/lib/platform/unknown-values';
import type { FindArticles, SearchDocument, SearchHit } from '@/lib/search/search-index';

const failed: Found = {
  hits: [],
  summary: 'The search can’t be loaded right now. Press Enter to browse the articles instead.',
};

let engine: Promise<FindArticles> | undefined;

/** The search over all articles; loaded once per page. */
function loadSearch(): Promise<FindArticles> {
  engine ??= Promise.all([import('@/lib/search/search-index'), loadDocuments()])
    .then(([{ createSearch }, documents]) => createSearch(documents))
    .catch((error) => {
      engine = undefined;
      throw error;
    });
  return engine;
}

async function loadDocuments(): Promise<SearchDocument[]> {
  const response = await fetch('/blog/search-index.json');
  if (!response.ok) throw new Error(`The index was answered with ${response.status}`);
  const documents: unknown = await response.json();
  if (!Array.isArray(documents) || !documents.every(isDocument)) throw new Error('This is no index.');
  return documents;
}

function isDocument(value: unknown): value is SearchDocument {
  if (!isRecord(value)) return false;
  const { path, title, category, date, tags, excerpt = '', text = '' } = value;
  return [path, title, category, date, tags, excerpt, text].every((part) => typeof part === 'string');
}

interface Found {
  hits: SearchHit[];
  summary: string;
}

/** The results of the last query, or null before the first, and a function that searches. */
export function useArticleSearch() {
  const [found, setFound] = useState<Found | null>(null);
  const turn = useRef(0);

  const search = useCallback(async (words: string) => {
    const question = words.trim();
    turn.current += 1;
    const mine = turn.current;
    const result = await loadSearch().then(
      (find) => resultOf(find, question),
      () => failed,
    );
    // Results that arrive after the next query are dropped.
    if (mine === turn.current) setFound(question ? result : null);
  }, []);

  return { found, search };
}

function resultOf(find: FindArticles, question: string): Found {
  const hits = find(question);
  if (hits.length === 0) return { hits, summary: `No article found for “${question}”.` };
  const count = hits.length === 1 ? 'One article' : `${hits.length} articles`;
  return { hits, summary: `${count} for “${question}”` };
}
