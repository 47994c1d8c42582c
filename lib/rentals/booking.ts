import 'server-only';
import type { Rental } from '@/content/rentals';
import { env } from '@/lib/platform/env';
import { stayCard, stayHref } from './stay-href';

type Bookable = Pick<Rental, 'id' | 'region' | 'bookingId'>;

/** Without an external booking engine, visitors send an inquiry. */
export const hasEngine: boolean = env.BOOKING_URL !== undefined;

/** Where "Book Now" leads. */
export const bookNow: string = env.BOOKING_URL ? stayHref(env.BOOKING_URL, null) : '/vacation-rentals';

/** A template for `stayHref`, and the values of the home's placeholders. */
export interface HomeLink {
  href: string;
  home: Record<string, string>;
}

/** The home's page at the booking engine; null without one. The id is appended to a URL without placeholders. */
export function engineFor({ id, region, bookingId = id }: Bookable): HomeLink | null {
  if (!env.BOOKING_URL) return null;
  const url = new URL(env.BOOKING_URL);
  if (!/[{}]|%7B/i.test(env.BOOKING_URL)) url.pathname = `${url.pathname.replace(/\/$/, '')}/{property}`;
  return { href: url.href, home: { property: bookingId, destination: region } };
}

/** Where "Check Availability" leads: to the booking engine, or else to the stay card of the home's page. */
export const availability = (home: Bookable): HomeLink =>
  engineFor(home) ?? { href: stayCard, home: { property: home.id } };
