import { useRef } from 'react';
import type { SearchHit } from '@/lib/search/search-index';
import { useArticleSearch } from './use-article-search';

export interface FoundArticle extends Pick<SearchHit, 'path' | 'title'> {
  about: string;
}

/**
 * The search over all articles, and a list of those it finds: at most `limit`, and `newest` before the first search.
 * Arrow keys move focus from the field through the list and back.
 */
export function useFoundArticles({ limit, newest = [] }: { limit: number; newest?: FoundArticle[] }) {
  const { found, search } = useArticleSearch();
  const field = useRef<HTMLInputElement>(null);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const articles = found ? found.hits.slice(0, limit).map(toFoundArticle) : newest;

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
      {articles.map(({ path, title, about }, index) => (
        <li key={path}>
          <a
            className="grid gap-0.5 rounded-control px-3 py-2.5 hover:bg-sand-100 focus-visible:bg-sand-100"
            href={path}
            ref={(link) => {
              links.current[index] = link;
            }}
          >
            <span className="font-label">{title}</span>
            <small className="truncate text-muted text-sm">{about}</small>
          </a>
        </li>
      ))}
    </ul>
  );

  return { found, search, field, list, onKeyDown };
}

function toFoundArticle({ path, title, category, excerpt }: SearchHit): FoundArticle {
  return { path, title, about: excerpt ? `${category} · ${excerpt}` : category };
}
