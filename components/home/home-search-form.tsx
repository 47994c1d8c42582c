'use client';

import { clsx } from 'clsx';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { control, type FieldProps, select } from '@/components/ui/field';
import { useRunning } from '@/components/ui/use-running';
import type { searchFields } from '@/content/search';
import { isFormControl } from '@/lib/form-control';
import { parseSearch } from '@/lib/rentals/search';
import { localDate, type StayProblem, stayProblem } from '@/lib/rentals/stay';
import type { SearchableRegion } from '@/lib/rentals/types';

type Choices = (typeof searchFields)['destination' | 'guests'];

interface HomeSearchFormProps {
  words: typeof searchFields & { submit: string };
  /** What the address may name, where the form shows the search of the address; null where it starts one. */
  regions: readonly SearchableRegion[] | null;
  className?: string | undefined;
}

/**
 * The look of a control where the fields are joined to one bar. It has a background, because WebKit shows an empty date
 * without one like a chosen date.
 */
const inBar =
  'md:min-h-10 md:border-0 md:border-b-2 md:not-aria-invalid:border-transparent md:bg-inherit md:pl-0 md:text-step-0 md:font-label md:aria-invalid:rounded-none md:aria-invalid:shadow-none';

/** A plain GET form, so that it works before and without JavaScript. Impossible dates are refused at their field. */
export function HomeSearchForm({ words, regions, className }: HomeSearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isRunning = useRunning();
  const [today, setToday] = useState('');
  const [checkIn, setCheckIn] = useState('');
  const [problem, setProblem] = useState<StayProblem | null>(null);

  /** Looks at the dates as they are; what is wrong with them. */
  function check(): StayProblem | null {
    if (!form.current) return null;
    const data = new FormData(form.current);
    const [from, to] = [data.get('check-in'), data.get('check-out')].map(String);
    const found = stayProblem(from ?? '', to ?? '', localDate());
    setToday(localDate());
    setCheckIn(from ?? '');
    setProblem(found);
    return found;
  }
  const checkNow = useRef(check);

  useEffect(() => {
    const asked = regions && parseSearch(location.search, regions);
    const values: Record<string, string | null> = asked
      ? {
          destination: asked.destination,
          'check-in': asked.checkIn,
          'check-out': asked.checkOut,
          guests: asked.guests,
        }
      : {};
    for (const element of [...(form.current?.elements ?? [])].filter(isFormControl))
      element.value = values[element.name] || element.value;
    checkNow.current();
  }, [regions]);

  function refuse(event: SubmitEvent<HTMLFormElement>) {
    const found = check();
    if (!found) return;
    event.preventDefault();
    [...event.currentTarget.elements]
      .filter(isFormControl)
      .find(({ name }) => name === found.field)
      ?.focus();
  }

  const date = (name: StayProblem['field'], min: string) => {
    const id = `search-${name}`;
    const message = problem?.field === name ? problem.message : '';
    return (
      <SearchField id={id} label={words[name].label}>
        <input
          id={id}
          className={clsx(control, inBar, 'pr-2')}
          name={name}
          type="date"
          min={min || undefined}
          aria-invalid={message ? true : undefined}
          aria-describedby={`${id}-error`}
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
      // The dates are side by side where a whole date fits into each; in Firefox it is wider.
      // On phones it stands at the lower end of what is around it:
      // as high from the start as it will be, it does not move while the rest of it arrives.
      className={clsx(
        'grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))] gap-x-3 gap-y-3.5 rounded-card bg-sand-50 p-4.5 text-gulf-950 shadow-raised max-md:min-h-100 max-md:content-start max-md:supports-[-moz-appearance:none]:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] md:grid-cols-[1.25fr_1fr_1fr_.8fr_auto] md:gap-0 md:p-0',
        className,
      )}
      action="/vacation-rentals"
      method="get"
      aria-label="Find a home"
      noValidate={isRunning}
      onSubmit={refuse}
      onChange={() => check()}
      data-island
    >
      <Select name="destination" isOpen={regions !== null} {...words.destination} />
      {date('check-in', today)}
      {date('check-out', checkIn || today)}
      <Select name="guests" isOpen={regions !== null} {...words.guests} />
      <Button type="submit" className="max-md:col-span-full md:m-3 md:max-w-47.5">
        {words.submit}
      </Button>
    </form>
  );
}

function Select({ name, isOpen, label, any, options }: Choices & { name: string; isOpen: boolean }) {
  const id = `search-${name}`;

  return (
    <SearchField id={id} label={label} className="max-md:col-span-full">
      <select id={id} name={name} className={clsx(select, inBar)}>
        {isOpen && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </SearchField>
  );
}

/** A field of the card on small screens, a part of the bar on wide ones. */
function SearchField({
  id,
  label,
  className,
  children,
}: Pick<FieldProps, 'id' | 'label' | 'className' | 'children'>) {
  return (
    <div
      className={clsx(
        'grid content-start gap-1.5 md:gap-0 md:border-line md:border-r md:nth-4:border-r-0 md:bg-sand-50 md:px-3.5 md:pt-4 md:pb-2.75 md:hover:bg-white md:first:rounded-l-card lg:px-5',
        className,
      )}
    >
      <label htmlFor={id} className="font-label text-gulf-900 text-sm md:text-gulf-700 md:text-xs">
        {label}
      </label>
      {children}
    </div>
  );
}
