'use client';

import { type SubmitEvent, useEffect } from 'react';
import { startsByQuery } from '@/components/ui/starts';
import { articleSearch } from '@/content/article-search';
import { type FoundArticle, useFoundArticles } from './found-articles';
import { SearchForm } from './search-form';
import { toFoundArticle } from './to-found-article';
import { useArticleSearch } from './use-article-search';

const LIMIT = 50;
const ID = 'search-page';

interface SearchResultsProps {
  /** All articles, newest first: what the page lists until something is looked for. */
  newest: FoundArticle[];
}

/** The page of results: its address says what was looked for. */
export function SearchResults({ newest }: SearchResultsProps) {
  const { found, search } = useArticleSearch();
  const articles = found ? found.hits.slice(0, LIMIT).map(toFoundArticle) : newest;
  const { field, list, onKeyDown } = useFoundArticles(articles);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.value ||= new URLSearchParams(location.search).get('q') ?? '';
    search(input.value);
  }, [field, search]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = field.current?.value.trim() ?? '';
    history.replaceState(null, '', `?${new URLSearchParams({ q: words })}`);
    search(words);
  }

  return (
    <>
      <SearchForm
        id={ID}
        fieldRef={field}
        field={{ onInput: ({ currentTarget }) => search(currentTarget.value) }}
        onSubmit={submit}
        onKeyDown={onKeyDown}
        {...startsByQuery(['q'])}
      />
      <section aria-label="Articles" onKeyDown={onKeyDown}>
        <p className="noscript:block hidden text-muted">{articleSearch.withoutScripts}</p>
        <p className="text-muted" role="status">
          {found?.summary ?? articleSearch.newest}
        </p>
        <div className="-mx-3">{list}</div>
        <p>
          <a className="inline-flex min-h-11 items-center gap-2 font-semibold text-link" href="/blog">
            {articleSearch.browse}
          </a>
        </p>
      </section>
    </>
  );
}
