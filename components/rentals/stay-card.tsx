'use client';

import { clsx } from 'clsx';
import { useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { card } from '@/components/ui/card';
import { checkbox, control, Field, select, withErrorIcon } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Note, newTab } from '@/components/ui/text';
import { guestBands, MAX_GUESTS } from '@/content/guest-bands';
import { formatCount, formatDollars } from '@/content/numbers';
import type { stayCardCopy } from '@/content/rental-pages';
import type { HomeAvailability } from '@/lib/rentals/availability';
import { formatLowestPrice, formatNights } from '@/lib/rentals/labels';
import type { ListedHome } from '@/lib/rentals/listed-home';
import { addUpStay, type HomeRates, type StayTotal } from '@/lib/rentals/rates';
import { maxGuestsOf, type Stay } from '@/lib/rentals/search';
import { type StayProblem, withPossibleDates } from '@/lib/rentals/stay';
import { availabilityHref } from '@/lib/rentals/stay-href';
import { countNights, formatDates } from '@/lib/time/calendar-days';
import { formatMoment } from '@/lib/time/office-time';
import { chosenStay } from './chosen-stay';
import { NearestStay } from './nearest-stay';
import { StayPrice } from './stay-price';
import { useAvailability } from './use-availability';
import { useStayForm } from './use-stay-form';

interface StayCardProps {
  home: HomeRates & Pick<ListedHome, 'id' | 'region' | 'bookingId' | 'lowest' | 'sleeps' | 'takesPets'>;
  copy: typeof stayCardCopy;
  /** The booking engine's page of a home, as a template for `stayHref`; null if there is no engine. */
  engine: string | null;
}

const NO_REGIONS: [] = [];
const guestCounts = Array.from({ length: MAX_GUESTS }, (_, index) => String(index + 1));

export function StayCard({ home, copy, engine }: StayCardProps) {
  const {
    formProps,
    stay,
    today,
    problem: impossible,
    read,
    rejectSubmit,
    dateField,
  } = useStayForm(NO_REGIONS);
  const { checkIn, checkOut } = withPossibleDates(stay, today);
  const nights = countNights(checkIn, checkOut);
  const dates = nights ? formatDates(checkIn, checkOut) : '';
  const homes = useAvailability(checkIn, checkOut);
  const availability = homes && (homes[home.id] ?? null);
  const problem = impossible ?? findRuleProblem(availability, copy);
  useEffect(() => chosenStay.set(nights ? stay : undefined), [nights, stay]);
  const total = addUpStay(home, { ...stay, checkIn, checkOut });
  const isTooSmall = maxGuestsOf(stay.guests) > home.sleeps;
  const bookHref = engine && availabilityHref(engine, home, problem ? undefined : stay);

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
      {...formProps}
      className={`${card} grid gap-4 p-5 shadow-raised print:hidden`}
      action="/contact#contact-form"
      aria-label={copy.label}
      onSubmit={(event) => rejectSubmit(event, problem)}
      onChange={read}
      data-by-island
    >
      <StayPrice home={home} noPrice={copy.sum.noPrice} className="text-step-4" noteClassName="text-step-0" />
      <input type="hidden" name="property" value={home.id} />
      {total && !problem && <input type="hidden" name="total" value={formatDollars(total.total)} />}
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
          {/* A link may bring more guests, or a range such as 5-8, so these are hidden options. */}
          {[...guestCounts, ...guestBands].map((guests) => (
            <option key={guests} value={guests} hidden={!(Number(guests) <= home.sleeps)}>
              {formatCount(guests, 'guest')}
            </option>
          ))}
        </select>
      </Field>
      {/* A home without pets asks only about a dog that a link brought. */}
      <label className="flex min-h-11 items-center gap-3" hidden={!home.takesPets && !stay.dog}>
        <input type="checkbox" name="dog" value="yes" className={checkbox} />
        {copy.dog}
      </label>
      {stay.dog && !home.takesPets && (
        <p className="flex items-center gap-1.5 font-medium text-error text-sm">
          {withErrorIcon(copy.noDog)}
        </p>
      )}
      <StayStatus
        homeId={home.id}
        stay={nights ? stay : undefined}
        availability={availability}
        copy={copy.status}
      />
      <Sum total={total} hasDates={nights > 0} home={home} copy={copy.sum} />
      {bookHref && (
        <ButtonLink href={bookHref} {...newTab}>
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

/** Returns an error for dates that are against the home's rules. */
function findRuleProblem(
  availability: HomeAvailability | null | undefined,
  copy: StayCardProps['copy'],
): StayProblem | null {
  const { status, minNights = 1, arrivalDay } = availability ?? {};
  if (status === 'other-arrival-day')
    return { field: 'check-in', message: `${copy.arrivalDay} ${arrivalDay}.` };
  if (status !== 'too-short') return null;
  return { field: 'check-out', message: `${formatCount(minNights, 'night')} ${copy.tooShort}` };
}

interface SumProps {
  /** Null without dates, or if a night has no price. */
  total: StayTotal | null;
  hasDates: boolean;
  home: StayCardProps['home'];
  copy: StayCardProps['copy']['sum'];
}

function Sum({ total, hasDates, home, copy }: SumProps) {
  const { lowest, fees = [] } = home;
  const nights = total
    ? total.nights.map(({ count, price }): [string, string] => [
        `${formatCount(count, 'night')} at ${formatDollars(price)}`,
        formatDollars(count * price),
      ])
    : [[copy.night, lowest ? formatLowestPrice(lowest) : '']];
  const rows = [
    ...nights,
    ...(fees.length === 0 ? [[copy.fees, copy.included]] : []),
    ...(total?.fees ?? []).map(({ label, amount }) => [label, formatDollars(amount)]),
    ...(total?.petFee ? [[copy.petFee, formatDollars(total.petFee)]] : []),
  ];

  return (
    <dl className="grid gap-1.5 border-line border-t pt-3.5 *:flex *:justify-between *:gap-4">
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures">{text}</dd>
        </div>
      ))}
      <div className="mt-1 border-gulf-950 border-t pt-2 font-semibold">
        <dt>{copy.total}</dt>
        <dd className="figures">
          {total ? formatDollars(total.total) : hasDates ? copy.noPrice : copy.noDates}
        </dd>
      </div>
    </dl>
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
