'use client';

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useRunning } from '@/components/ui/use-running';
import { isFormControl } from '@/lib/form-control';
import { parseSearch, type SearchableRegion } from '@/lib/rentals/search';
import { localDate, type StayProblem, stayProblem } from '@/lib/rentals/stay';
import './search-form.css';

type Choices = {
  label: string;
  /** The choice that leaves it open, where it may stay open. */
  any: string;
  options: readonly { value: string; label: string }[];
};

interface HomeSearchFormProps {
  words: {
    destination: Choices;
    'check-in': { label: string };
    'check-out': { label: string };
    guests: Choices;
    submit: string;
  };
  /** What the address may name, where the form shows the search of the address; null where it starts one. */
  regions: SearchableRegion[] | null;
}

/** A plain GET form, so that it works before and without JavaScript. Impossible dates are refused at their field. */
export function HomeSearchForm({ words, regions }: HomeSearchFormProps) {
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
    for (const control of [...(form.current?.elements ?? [])].filter(isFormControl))
      control.value = values[control.name] || control.value;
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
      <div className="field">
        <label htmlFor={id}>{words[name].label}</label>
        <input
          id={id}
          name={name}
          type="date"
          min={min || undefined}
          aria-invalid={message ? true : undefined}
          aria-describedby={`${id}-error`}
        />
        <p className="error" id={`${id}-error`} role="alert" hidden={!message}>
          {message}
        </p>
      </div>
    );
  };

  return (
    <form
      ref={form}
      className="search"
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
      <button className="btn btn-main" type="submit">
        {words.submit}
      </button>
    </form>
  );
}

function Select({ name, isOpen, label, any, options }: Choices & { name: string; isOpen: boolean }) {
  const id = `search-${name}`;

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name}>
        {isOpen && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
