import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Numeral } from '@/components/ui/text';
import { formatDollars, formatNights } from '@/lib/rentals/labels';
import type { Stay } from '@/lib/rentals/search';
import { stayCardTemplate, stayHref } from '@/lib/rentals/stay-href';
import { countNights, type Day, formatDates } from '@/lib/time/calendar-days';

interface StayLinkProps extends ComponentProps<'a'> {
  /** A template for `stayHref`; `home` has the values of its placeholders. */
  href: string;
  home: Record<string, string>;
}

const STAY_LINK = 'data-stay-link';
const STAY_PRICE = 'data-stay-price';

const stayLink = ({ href, home, ...link }: StayLinkProps) => ({
  href: stayHref(href, undefined, home),
  [STAY_LINK]: JSON.stringify([href, home]),
  ...link,
});

export const StayLink = (props: StayLinkProps) => <a {...stayLink(props)} />;

export const InquiryLink = (props: StayLinkProps) => <ArrowLink {...stayLink(props)} />;

/** Makes the links and prices of the cards in `list` those of the stay. The cards are HTML, not React. */
export function showStay(list: HTMLElement, stay: Stay): void {
  for (const link of list.querySelectorAll<HTMLAnchorElement>(`[${STAY_LINK}]`)) {
    const [template, home] = JSON.parse(link.getAttribute(STAY_LINK) ?? '');
    link.href = stayHref(template, stay, home);
  }
  const nights = countNights(stay.checkIn, stay.checkOut);
  for (const price of list.querySelectorAll(`[${STAY_PRICE}]`)) {
    const [total, unit] = price.querySelectorAll('span');
    if (!total || !unit || !nights) continue;
    total.textContent = formatDollars(Number(price.getAttribute(STAY_PRICE)) * nights);
    unit.textContent = unit.textContent.replace(/^[^,]*/, `for ${formatNights(stay.checkIn, stay.checkOut)}`);
  }
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
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5" {...{ [STAY_PRICE]: price }}>
      <Numeral className={className}>{formatDollars(price)}</Numeral>{' '}
      <span
        className={clsx('text-muted text-sm leading-normal', noteClassName)}
      >{`per night, ${terms}`}</span>
    </p>
  );
}
