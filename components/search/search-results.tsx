'use client';

import { type SubmitEvent, useEffect } from 'react';
import { articleSearch } from '@/content/article-search';
import type { SearchHit } from '@/lib/search/search-index';
import { SearchForm } from './search-form';
import { useArticleSearch } from './use-article-search';

/** The results page. Its URL holds the query; `newest` is listed before the first search. */
export function SearchResults({ newest }: { newest: SearchHit[] }) {
  const { results, search, field, list, onKeyDown } = useArticleSearch({ limit: 50, newest });

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.value ||= new URLSearchParams(location.search).get('q') ?? '';
    void search(input.value);
  }, [field, search]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = field.current?.value.trim() ?? '';
    history.replaceState(null, '', `?${new URLSearchParams({ q: words })}`);
    void search(words);
  }

  return (
    <>
      <SearchForm
        id="search-page"
        fieldRef={field}
        field={{ onInput: ({ currentTarget }) => search(currentTarget.value) }}
        onSubmit={submit}
        onKeyDown={onKeyDown}
      />
      <section aria-label="Articles" onKeyDown={onKeyDown}>
        <p className="noscript:block hidden text-muted">{articleSearch.withoutScripts}</p>
        <p className="text-muted" role="status">
          {results?.summary ?? articleSearch.newest}
        </p>
        <div className="wrap-words -mx-3">{list}</div>
        <p>
          <a className="inline-flex min-h-11 items-center gap-2 font-semibold text-link" href="/blog">
            {articleSearch.browse}
          </a>
        </p>
      </section>
    </>
  );
}
