import 'server-only';
import type { Rental } from '@/content/rentals';
import { env } from '@/lib/platform/env';
import { inquiry, stayHref } from './stay-href';

/** Whether homes are booked at an engine elsewhere. Otherwise visitors ask for them. */
export const hasEngine: boolean = env.BOOKING_URL !== undefined;

/** Where "Book Now" leads: the booking engine where there is one, else the homes. */
export const bookNow: string = env.BOOKING_URL ? stayHref(env.BOOKING_URL, null) : '/vacation-rentals';

/**
 * Where "Check Availability" of a home leads, for `stayHref`: its page at the booking engine, else the contact form. An
 * engine's address without placeholders is followed by the home's id there.
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
