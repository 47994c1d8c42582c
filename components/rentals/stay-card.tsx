'use client';

import { clsx } from 'clsx';
import { useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { checkbox, control, Field, select, withErrorIcon } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Note, Numeral } from '@/components/ui/text';
import { guestBands } from '@/content/guest-bands';
import type { stayCardCopy } from '@/content/rental-pages';
import type { HomeAvailability } from '@/lib/rentals/availability';
import { formatDollars, formatGuests, formatNights } from '@/lib/rentals/labels';
import { maxGuestsOf, type Stay } from '@/lib/rentals/search';
import type { StayProblem } from '@/lib/rentals/stay';
import { stayHref } from '@/lib/rentals/stay-href';
import { countNights, formatDates } from '@/lib/time/calendar-days';
import { formatMoment } from '@/lib/time/office-time';
import { chosenStay } from './chosen-stay';
import { NearestStay } from './inquiry';
import { useAvailability } from './use-availability';
import { useStayForm } from './use-stay-form';

interface StayCardProps {
  home: { id: string; price: number; sleeps: number; takesPets: boolean };
  /** The text after the price: "all fees included, before taxes". */
  terms: string;
  copy: typeof stayCardCopy;
  /** The home's page in the booking engine, as a template and values for `stayHref`. Null if there is no engine. */
  engine: { href: string; home: Record<string, string> } | null;
}

const NO_REGIONS: [] = [];

export function StayCard({ home, terms, copy, engine }: StayCardProps) {
  const { form, stay, today, problem: impossible, read, rejectSubmit, dateField } = useStayForm(NO_REGIONS);
  const { checkIn, checkOut } = impossible ? { checkIn: '', checkOut: '' } : stay;
  const nights = countNights(checkIn, checkOut);
  const dates = nights ? formatDates(checkIn, checkOut) : '';
  const homes = useAvailability(checkIn, checkOut);
  const availability = homes && (homes[home.id] ?? null);
  const tooShort = `${availability?.minNights} nights ${copy.tooShort}`;
  const problem =
    impossible ?? (availability?.status === 'too-short' ? { field: 'check-out', message: tooShort } : null);
  useEffect(() => chosenStay.set(nights ? stay : undefined), [nights, stay]);
  const total = formatDollars(home.price * (nights || 1));
  const isTooSmall = maxGuestsOf(stay.guests) > home.sleeps;
  const bookHref = engine && stayHref(engine.href, problem ? undefined : stay, engine.home);

  const date = (name: StayProblem['field']) => {
    const { id, message, input } = dateField('stay', name, problem);
    return (
      <Field id={id} label={copy[name]} error={withErrorIcon(message)}>
        <input className={clsx(control, 'pr-2 pl-3 max-sm:tracking-tight')} {...input} />
      </Field>
    );
  };

  return (
    <form
      ref={form}
      className="grid gap-4 rounded-card border border-line bg-white p-5 shadow-raised print:hidden"
      action="/contact#contact-form"
      method="get"
      aria-label={copy.label}
      noValidate={today !== ''}
      onSubmit={(event) => rejectSubmit(event, problem)}
      onChange={read}
      data-by-island
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Numeral className="text-step-4">{formatDollars(home.price)}</Numeral>{' '}
        <span className="text-muted">per night, {terms}</span>
      </p>
      <input type="hidden" name="property" value={home.id} />
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
        {date('check-in')}
        {date('check-out')}
      </div>
      <Field
        id="stay-guests"
        label={copy.guests.label}
        error={isTooSmall && withErrorIcon(`${copy.sleeps} ${home.sleeps}.`)}
      >
        <select id="stay-guests" name="guests" className={select} aria-describedby="stay-guests-error">
          <option value="">{copy.guests.any}</option>
          {Array.from({ length: home.sleeps }, (_, index) => String(index + 1)).map((guests) => (
            <option key={guests} value={guests}>
              {formatGuests(guests)}
            </option>
          ))}
          {/* A search may ask for a range of guests, such as 5-8, so the ranges are hidden options. */}
          {guestBands.map((guests) => (
            <option key={guests} value={guests} hidden>
              {formatGuests(guests)}
            </option>
          ))}
        </select>
      </Field>
      {home.takesPets && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="dog" value="yes" className={checkbox} />
          {copy.dog}
        </label>
      )}
      <StayStatus
        homeId={home.id}
        stay={nights ? stay : undefined}
        availability={availability}
        copy={copy.status}
      />
      {/* The list has all its lines from the start, so that nothing shifts once the visitor chooses dates. */}
      <dl className="grid gap-1.5 border-line border-t pt-3.5 *:flex *:justify-between *:gap-4">
        <div>
          <dt>
            {nights ? `${formatNights(checkIn, checkOut)} at ${formatDollars(home.price)}` : copy.sum.night}
          </dt>
          <dd className="figures">{total}</dd>
        </div>
        <div>
          <dt>{copy.sum.fees}</dt>
          <dd>{copy.sum.included}</dd>
        </div>
        <div className="mt-1 border-gulf-950 border-t pt-2 font-semibold">
          <dt>{copy.sum.total}</dt>
          <dd className="figures">{total}</dd>
        </div>
      </dl>
      {bookHref && (
        <ButtonLink href={bookHref} target="_blank" rel="noopener">
          {dates ? `Book ${dates}` : copy.book}
        </ButtonLink>
      )}
      <Button type="submit" look={engine ? 'line' : 'main'}>
        {dates && !engine ? `Ask for ${dates}` : copy.ask}
      </Button>
      <Note>{engine ? copy.withEngine : copy.note}</Note>
    </form>
  );
}

interface StayStatusProps {
  homeId: string;
  /** Undefined while the dates are incomplete or impossible. */
  stay: Stay | undefined;
  /** Null if unknown, undefined while loading. */
  availability: HomeAvailability | null | undefined;
  copy: StayCardProps['copy']['status'];
}

function StayStatus({ homeId, stay, availability, copy }: StayStatusProps) {
  const { status = 'unknown', nearest, readAt } = availability ?? {};
  function note() {
    if (!stay) return copy.start;
    if (availability === undefined) return copy.checking;
    if (status === 'unknown') return copy.unknown;
    if (!nearest) return readAt ? `${copy.read} ${formatMoment(readAt)}` : copy.sample;
    return (
      <>
        {copy.nearest} <NearestStay id={homeId} stay={stay} nearest={nearest} />
      </>
    );
  }

  return (
    // The status is as high as its longest text, so that nothing shifts when the text changes.
    <div className="min-h-12" role="status">
      {status === 'taken' && (
        <p className="flex items-center gap-2 font-semibold">
          <Icon name="x" /> {copy.taken}
        </p>
      )}
      {stay && status === 'free' && (
        <p className="flex items-center gap-2 font-semibold text-emerald-700">
          <Icon name="check" /> {copy.free} {formatNights(stay.checkIn, stay.checkOut)}
        </p>
      )}
      <Note>{note()}</Note>
    </div>
  );
}
