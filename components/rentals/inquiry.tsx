'use client';

import { clsx } from 'clsx';
import { type ComponentProps, createContext, useContext, useState } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Numeral } from '@/components/ui/text';
import { formatDollars, formatNights } from '@/lib/rentals/labels';
import type { Stay } from '@/lib/rentals/search';
import { stayCardTemplate, stayHref } from '@/lib/rentals/stay-href';
import { countNights, type Day, formatDates } from '@/lib/time/calendar-days';

/** The stay in the visitor's search, or in the stay card on a home's page. The card sets its stay with `choose`. */
export const StayContext = createContext<[stay?: Stay | undefined, choose?: (stay?: Stay) => void]>([]);

/** Lets a home's calendar show the dates that are chosen in its stay card. */
export function StayScope({ children }: { children: React.ReactNode }) {
  return <StayContext value={useState<Stay>()}>{children}</StayContext>;
}

interface StayLinkProps extends ComponentProps<'a'> {
  /** A template for `stayHref`; `home` has the values of its placeholders. */
  href: string;
  home: Record<string, string>;
}

export function StayLink({ href, home, ...link }: StayLinkProps) {
  return <a href={stayHref(href, useContext(StayContext)[0], home)} {...link} />;
}

export function InquiryLink({ href, home, ...link }: StayLinkProps) {
  return <ArrowLink href={stayHref(href, useContext(StayContext)[0], home)} {...link} />;
}

interface NearestStayProps {
  id: string;
  stay: Stay;
  nearest: { checkIn: Day; checkOut: Day };
}

export function NearestStay({ id, stay, nearest }: NearestStayProps) {
  return (
    <a
      className="font-semibold text-link underline underline-offset-4"
      href={stayHref(stayCardTemplate, { ...stay, ...nearest }, { property: id })}
    >
      {formatDates(nearest.checkIn, nearest.checkOut)}
    </a>
  );
}

interface StayPriceProps {
  /** US dollars per night. */
  price: number;
  /** The text after the price: "all fees included, before taxes". */
  terms: string;
  className: string | undefined;
  noteClassName: string | undefined;
}

export function StayPrice({ price, terms, className, noteClassName }: StayPriceProps) {
  const [{ checkIn, checkOut } = { checkIn: '', checkOut: '' }] = useContext(StayContext);
  const nights = formatNights(checkIn, checkOut);
  const total = price * (countNights(checkIn, checkOut) || 1);

  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <Numeral className={className}>{formatDollars(total)}</Numeral>{' '}
      <span className={clsx('text-muted text-sm leading-normal', noteClassName)}>
        {nights ? `for ${nights}` : 'per night'}, {terms}
      </span>
    </p>
  );
}
