'use client';

import { clsx } from 'clsx';
import { Button } from '@/components/ui/button';
import { checkbox, type FieldProps } from '@/components/ui/field';
import type { homeSearch } from '@/content/search';
import type { SearchableRegion } from '@/lib/rentals/search';
import type { StayProblem } from '@/lib/rentals/stay';
import { useStayForm } from './use-stay-form';

interface HomeSearchFormProps {
  copy: typeof homeSearch;
  /** The regions that the search in the URL may name. Null if the form starts empty instead of with that search. */
  regions: readonly SearchableRegion[] | null;
  className?: string | undefined;
}

/** Without `bg-inherit`, WebKit would show an empty date as if it were chosen. */
const control =
  'min-h-10 w-full min-w-0 border-transparent border-b-2 bg-inherit py-2 font-label transition-state aria-invalid:border-error';

/** A plain GET form, which works without JavaScript. With JavaScript, impossible dates are rejected at their field. */
export function HomeSearchForm({ copy, regions, className }: HomeSearchFormProps) {
  const { form, stay, today, read, rejectSubmit, dateField } = useStayForm(regions);

  const date = (name: StayProblem['field']) => {
    const { id, message, input } = dateField('search', name);
    return (
      <SearchField id={id} label={copy[name].label}>
        <input
          className={clsx(control, 'max-xl:tracking-tight md:pr-2')}
          data-filled={Boolean(name === 'check-in' ? stay.checkIn : stay.checkOut) || undefined}
          {...input}
        />
        <p className="font-medium text-error text-sm" id={`${id}-error`} role="alert" hidden={!message}>
          {message}
        </p>
      </SearchField>
    );
  };

  return (
    <form
      ref={form}
      // Fields are side by side if a whole date fits into each (dates are wider in Firefox). The rows have a fixed
      // height: the card is at the bottom of the hero, and would otherwise move up while its parts load.
      className={clsx(
        'grid grid-cols-[repeat(auto-fit,minmax(max(9.5rem,40%),1fr))] rounded-card bg-sand-50 text-gulf-950 shadow-raised max-md:grid-rows-[repeat(2,minmax(5rem,auto))_2.75rem_4.5rem] max-md:supports-[-moz-appearance:none]:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] md:grid-cols-[1.1fr_1fr_1fr_.9fr_auto_auto] max-md:[reading-flow:grid-order]',
        className,
      )}
      action="/vacation-rentals"
      method="get"
      aria-label="Find a home"
      // Once scripts run, we show our own messages.
      noValidate={today !== ''}
      onSubmit={(event) => rejectSubmit(event)}
      onChange={read}
      data-by-island
    >
      <Select name="destination" copy={copy} isOptional={regions !== null} />
      {date('check-in')}
      {date('check-out')}
      <Select name="guests" copy={copy} isOptional={regions !== null} />
      <label className="flex items-center gap-3 px-3.5 font-label max-md:order-1 max-md:col-span-full max-md:min-h-11 md:flex-col-reverse md:items-start md:justify-end md:gap-2 md:pt-4 md:text-gulf-700 md:text-xs lg:px-5">
        <input type="checkbox" name="dog" value="yes" className={checkbox} />
        {copy.dog}
      </label>
      <Button type="submit" className="m-3 max-md:order-2 max-md:col-span-full md:max-w-36 xl:max-w-47.5">
        {copy.submit}
      </Button>
    </form>
  );
}

interface SelectProps {
  name: 'destination' | 'guests';
  copy: typeof homeSearch;
  isOptional: boolean;
}

function Select({ name, copy, isOptional }: SelectProps) {
  const id = `search-${name}`;
  const { label, any, options } = copy[name];

  return (
    <SearchField id={id} label={label} className="max-md:-order-1">
      <select id={id} name={name} className={clsx(control, 'pr-6')}>
        {isOptional && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </SearchField>
  );
}

/** A labeled field. Small screens show the fields as a card, destination and guests first; wide screens as a bar. */
function SearchField({ id, label, className, children }: FieldProps) {
  return (
    <div
      className={clsx(
        'grid content-start border-line bg-sand-50 px-3.5 pt-2.5 pb-1 hover:bg-white max-md:nth-4:rounded-tr-card max-md:not-max-[22rem]:nth-[-n+2]:border-r max-md:border-b max-md:first:rounded-tl-card max-[22rem]:first:rounded-t-card md:border-r md:pt-4 md:pb-2.75 md:first:rounded-l-card lg:px-5',
        className,
      )}
    >
      <label htmlFor={id} className="font-label text-gulf-700 text-xs">
        {label}
      </label>
      {children}
    </div>
  );
}
