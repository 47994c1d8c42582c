'use client';

import { useEffect, useRef, useState } from 'react';
import { card } from '@/components/ui/card';
import { hasFocusLeft } from '@/components/ui/has-focus-left';
import { Note } from '@/components/ui/text';
import { SearchForm } from './search-form';
import { useArticleSearch } from './use-article-search';

/** Searches all articles. Without JavaScript, the form opens /search. With JavaScript, the results appear below it. */
export function ArticleSearch() {
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { results, search, field, list, onKeyDown } = useArticleSearch({ limit: 6 });

  useEffect(() => {
    const close = ({ target }: Event) => {
      if (target instanceof Node && !form.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);

  const show = ({ currentTarget }: React.SyntheticEvent<HTMLInputElement>) => {
    // Text that was typed before hydration also arrives here. Don't open the results if the visitor has left the field
    // since.
    setOpen(currentTarget === document.activeElement);
    void search(currentTarget.value);
  };
  const onKey = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || !results) return onKeyDown(event);
    setOpen(false);
    field.current?.focus();
    event.preventDefault();
  };

  return (
    <SearchForm
      ref={form}
      id="article-search"
      fieldRef={field}
      field={{ onInput: show, onFocus: show }}
      onKeyDown={onKey}
      onBlur={(event) => hasFocusLeft(event) && setOpen(false)}
    >
      <div
        className={`${card} absolute inset-x-0 top-full z-20 mt-2 p-3 shadow-raised`}
        hidden={!isOpen || !results}
      >
        <Note className="px-3 pt-1 pb-2" role="status">
          {results?.summary}
        </Note>
        {list}
      </div>
    </SearchForm>
  );
}
