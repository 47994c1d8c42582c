import type { ComponentProps, RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { articleSearch } from '@/content/article-search';

type Props = Omit<ComponentProps<'form'>, 'id' | 'action' | 'method'> & {
  id: string;
  fieldRef: RefObject<HTMLInputElement | null>;
  field: Pick<ComponentProps<'input'>, 'onInput' | 'onFocus'>;
};

export function SearchForm({ id, fieldRef, field, children, ...form }: Props) {
  return (
    <search className="min-w-0 max-w-136">
      <form
        id={id}
        className="relative flex items-center gap-2 rounded-full border border-control bg-white p-1.25 pl-4 focus-within:border-emerald-600 focus-within:ring focus-within:ring-emerald-600"
        action="/search"
        method="get"
        {...form}
      >
        <label className="sr-only" htmlFor={`${id}-field`}>
          {articleSearch.label}
        </label>
        <Icon name="search" />
        <input
          ref={fieldRef}
          id={`${id}-field`}
          className="min-h-11 w-full min-w-0 flex-1 text-ellipsis outline-0 placeholder:text-muted"
          name="q"
          type="search"
          placeholder={articleSearch.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          {...field}
        />
        <Button type="submit" size="sm" round>
          {articleSearch.submit}
        </Button>
        {children}
      </form>
    </search>
  );
}
