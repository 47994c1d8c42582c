'use client';

import { clsx } from 'clsx';
import type { homeSearch } from '@/content/search';
import { SearchFields, searchGrid } from './search-fields';
import { useStayForm } from './use-stay-form';

interface HomeSearchFormProps {
  copy: typeof homeSearch;
}

/** A plain GET form, which works without JavaScript. With JavaScript, impossible dates are rejected at their field. */
export function HomeSearchForm({ copy }: HomeSearchFormProps) {
  const { formProps, stay, read, rejectSubmit, dateField } = useStayForm(null);

  return (
    <form
      {...formProps}
      className={clsx(searchGrid, 'rounded-card bg-sand-50 text-gulf-950 shadow-raised')}
      action="/vacation-rentals"
      aria-label="Find a home"
      onSubmit={(event) => rejectSubmit(event)}
      onChange={read}
      data-by-island
    >
      <SearchFields copy={copy} stay={stay} dateField={dateField} />
    </form>
  );
}
