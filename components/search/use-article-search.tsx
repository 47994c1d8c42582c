import { useCallback, useRef, useState } from 'react';
import type { FindArticles, SearchDocument, SearchHit } from '@/lib/search/search-index';
import { formatLongDay } from '@/lib/time/calendar-days';

let engine: Promise<FindArticles> | undefined;

function loadSearch(): Promise<FindArticles> {
  const documents = () =>
    fetch('/blog/search-index.json').then((response): Promise<SearchDocument[]> => response.json());
  engine ??= Promise.all([import('@/lib/search/search-index'), documents()])
    .then(([{ createSearch }, documents]) => createSearch(documents))
    .catch((error) => {
      engine = undefined;
      throw error;
    });
  return engine;
}

/** Arrow keys move the focus between the field and the articles. `newest` is listed before the first search. */
export function useArticleSearch({ limit, newest = [] }: { limit: number; newest?: SearchHit[] }) {
  const [results, setResults] = useState<{ hits: SearchHit[]; summary: string } | null>(null);
  const searchCount = useRef(0);
  const field = useRef<HTMLInputElement>(null);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const articles = results ? results.hits.slice(0, limit) : newest;

  const search = useCallback(async (words: string) => {
    const query = words.trim();
    searchCount.current += 1;
    const ownCount = searchCount.current;
    const hits = await loadSearch().then(
      (find) => find(query),
      () => null,
    );
    // Drop the results if another search has begun in the meantime.
    if (ownCount === searchCount.current)
      setResults(query ? { hits: hits ?? [], summary: formatSummary(hits, query) } : null);
  }, []);

  function onKeyDown(event: React.KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops: (Element | null)[] = [field.current, ...links.current.slice(0, articles.length)];
    const next = stops[stops.indexOf(document.activeElement) + step];
    if (!(next instanceof HTMLElement)) return;
    next.focus();
    event.preventDefault();
  }

  const list = (
    <ul className="grid gap-0.5">
      {articles.map(({ path, title, category, date, excerpt, passage }, index) => (
        <li key={path}>
          <a
            className="grid gap-0.5 rounded-control px-3 py-2.5 hover:bg-sand-100 focus-visible:bg-sand-100"
            href={path}
            ref={(link) => {
              links.current[index] = link;
            }}
          >
            <span className="font-label leading-snug">{title}</span>
            <small className="flex flex-wrap gap-x-4 text-muted text-sm leading-normal">
              <span className="font-label text-accent">{category}</span>
              <time dateTime={date}>{formatLongDay(date)}</time>
            </small>
            <small className="text-muted text-sm leading-normal">
              {passage ? (
                <>
                  {passage.before} <mark className="bg-sand-200 text-gulf-950">{passage.match}</mark>{' '}
                  {passage.after}
                </>
              ) : (
                excerpt
              )}
            </small>
          </a>
        </li>
      ))}
    </ul>
  );

  return { results, search, field, list, onKeyDown };
}

/** `hits` is null if the search could not be loaded. */
function formatSummary(hits: SearchHit[] | null, query: string): string {
  if (!hits) return 'The search can’t be loaded right now. Press Enter to browse the articles instead.';
  if (hits.length === 0) return `No article found for “${query}”.`;
  return `${hits.length === 1 ? 'One article' : `${hits.length} articles`} for “${query}”`;
}
