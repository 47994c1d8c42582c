'use client';

import { useEffect, useRef, useState } from 'react';
import { Card } from '@/components/ui/card';
import { Note } from '@/components/ui/text';
import { useFoundArticles } from './found-articles';
import { SearchForm } from './search-form';
import { toFoundArticle } from './to-found-article';
import { useArticleSearch } from './use-article-search';

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
    <SearchForm
      ref={form}
      id={ID}
      fieldRef={field}
      field={{ onInput: show, onFocus: show }}
      onKeyDown={onKey}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !form.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Card className="absolute inset-x-0 top-full z-20 mt-2 p-3 shadow-raised" hidden={!isOpen || !found}>
        <Note className="px-3 pt-1 pb-2" role="status">
          {found?.summary}
        </Note>
        {list}
      </Card>
    </SearchForm>
  );
}
