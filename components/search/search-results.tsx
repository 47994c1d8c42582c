'use client';

import { type SubmitEvent, useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { startsByQuery } from '@/components/ui/starts';
import { articleSearch } from '@/content/article-search';
import { type FoundArticle, useFoundArticles } from './found-articles';
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
      <search className="search-field">
        <form
          id={ID}
          className="article-search"
          action="/search"
          method="get"
          onSubmit={submit}
          onKeyDown={onKeyDown}
          {...startsByQuery(['q'])}
        >
          <label className="vh" htmlFor={`${ID}-field`}>
            {articleSearch.label}
          </label>
          <Icon name="search" />
          <input
            ref={field}
            id={`${ID}-field`}
            name="q"
            type="search"
            placeholder={articleSearch.placeholder}
            autoComplete="off"
            maxLength={100}
            onInput={({ currentTarget }) => search(currentTarget.value)}
          />
          <button className="btn btn-main" type="submit">
            {articleSearch.submit}
          </button>
        </form>
      </search>
      <section className="search-found" aria-label="Articles" onKeyDown={onKeyDown}>
        <p className="muted hidden noscript:block">{articleSearch.withoutScripts}</p>
        <p className="muted" role="status">
          {found?.summary ?? articleSearch.newest}
        </p>
        {list}
        <p>
          <a className="link" href="/blog">
            {articleSearch.browse}
          </a>
        </p>
      </section>
    </>
  );
}
