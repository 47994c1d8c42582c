'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { articleSearch } from '@/content/article-search';
import { useFoundArticles } from './found-articles';
import { toFoundArticle } from './to-found-article';
import { useArticleSearch } from './use-article-search';
import './search.css';

/** How many articles are listed below the field; the page of results lists more. */
const LIMIT = 6;
const ID = 'article-search';

/** A field over all articles. As a plain form it leads to /search; with scripts it lists what it finds below itself. */
export function ArticleSearch() {
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { found, search } = useArticleSearch();
  const { field, list, onKeyDown } = useFoundArticles(
    (found?.hits ?? []).slice(0, LIMIT).map(toFoundArticle),
  );

  useEffect(() => {
    const input = field.current;
    if (!input || document.activeElement !== input) return;
    // Somebody is typing already.
    setOpen(true);
    search(input.value);
  }, [field, search]);

  useEffect(() => {
    const close = ({ target }: Event) => {
      if (target instanceof Node && !form.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);

  const show = ({ currentTarget }: React.SyntheticEvent<HTMLInputElement>) => {
    setOpen(true);
    search(currentTarget.value);
  };
  const onKey = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || !found) return onKeyDown(event);
    setOpen(false);
    field.current?.focus();
    event.preventDefault();
  };

  return (
    <search className="search-field">
      <form
        ref={form}
        id={ID}
        className="article-search"
        action="/search"
        method="get"
        onKeyDown={onKey}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !form.current?.contains(relatedTarget)) setOpen(false);
        }}
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
          enterKeyHint="search"
          maxLength={100}
          onInput={show}
          onFocus={show}
        />
        <button className="btn btn-main" type="submit">
          {articleSearch.submit}
        </button>
        <div className="search-found" hidden={!isOpen || !found}>
          <p className="small muted" role="status">
            {found?.summary}
          </p>
          {list}
        </div>
      </form>
    </search>
  );
}
