import 'server-only';
import type { Rental } from '@/content/rentals';
import { env } from '@/lib/platform/env';
import { inquiry, stayHref } from './stay-href';

/** Whether homes are booked at an external engine. Otherwise visitors send an inquiry. */
export const hasEngine: boolean = env.BOOKING_URL !== undefined;

/** The address of "Book Now": the booking engine if there is one, else the list of homes. */
export const bookNow: string = env.BOOKING_URL ? stayHref(env.BOOKING_URL, null) : '/vacation-rentals';

/**
 * Returns the template of "Check Availability" for `stayHref`: the home's page at the booking engine, else the
 * contact form. The home's id is appended to an engine's address without placeholders.
 */
export function availability({ id, region, bookingId = id }: Pick<Rental, 'id' | 'region' | 'bookingId'>): {
  href: string;
  home: Record<string, string>;
} {
  if (!env.BOOKING_URL) return { href: inquiry, home: { property: id } };
  const url = new URL(env.BOOKING_URL);
  if (!/[{}]|%7B/i.test(env.BOOKING_URL)) url.pathname = `${url.pathname.replace(/\/$/, '')}/{property}`;
  return { href: url.href, home: { property: bookingId, destination: region } };
}
