import { useCallback, useRef, useState } from 'react';
import { isRecord } from '@/lib/platform/unknown-values';
import type { FindArticles, SearchDocument, SearchHit } from '@/lib/search/search-index';

const FAILED = 'The search can’t be loaded right now. Press Enter to browse the articles instead.';

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
  /** The number of results, in words. */
  summary: string;
}

/**
 * Returns the results for the last query; null before the first. The engine and its index are loaded when
 * the visitor first focuses the field.
 */
export function useArticleSearch(): { found: Found | null; search: (words: string) => Promise<void> } {
  const [found, setFound] = useState<Found | null>(null);
  const turn = useRef(0);

  const search = useCallback(async (words: string) => {
    const question = words.trim();
    turn.current += 1;
    const mine = turn.current;
    let result: Found | null = null;
    try {
      const find = await loadSearch();
      const hits = question ? find(question) : [];
      result = question ? { hits, summary: summaryOf(hits.length, question) } : null;
    } catch {
      result = question ? { hits: [], summary: FAILED } : null;
    }
    // Results that arrive after the next query are dropped.
    if (mine === turn.current) setFound(result);
  }, []);

  return { found, search };
}

function summaryOf(count: number, question: string): string {
  if (count === 0) return `No article found for “${question}”.`;
  return `${count === 1 ? 'One article' : `${count} articles`} for “${question}”`;
}
