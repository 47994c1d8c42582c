import 'server-only';
import type { Rental } from '@/content/rentals';
import { env } from '@/lib/platform/env';
import { stayCard, stayHref } from './stay-href';

type Bookable = Pick<Rental, 'id' | 'region' | 'bookingId'>;

/** Whether homes are booked at an external engine. Otherwise visitors send an inquiry. */
export const hasEngine: boolean = env.BOOKING_URL !== undefined;

/** The address of "Book Now": the booking engine if there is one, else the list of homes. */
export const bookNow: string = env.BOOKING_URL ? stayHref(env.BOOKING_URL, null) : '/vacation-rentals';

/** A template for `stayHref`, and the values of the home's placeholders. */
export interface HomeLink {
  href: string;
  home: Record<string, string>;
}

/**
 * The home's page at the booking engine; null if there is no engine. The id is appended to an address without
 * placeholders.
 */
export function engineFor({ id, region, bookingId = id }: Bookable): HomeLink | null {
  if (!env.BOOKING_URL) return null;
  const url = new URL(env.BOOKING_URL);
  if (!/[{}]|%7B/i.test(env.BOOKING_URL)) url.pathname = `${url.pathname.replace(/\/$/, '')}/{property}`;
  return { href: url.href, home: { property: bookingId, destination: region } };
}

/** "Check Availability": the home's page at the booking engine, or else the stay card of its page here. */
export const availability = (home: Bookable): HomeLink =>
  engineFor(home) ?? { href: stayCard, home: { property: home.id } };
