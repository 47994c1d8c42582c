import 'server-only';
import type { Rental } from '@/content/rentals';
import { env } from '@/lib/platform/env';
import { stayCardTemplate, stayHref } from './stay-href';

type BookableHome = Pick<Rental, 'id' | 'region' | 'bookingId'>;

/** Without a booking engine, visitors send an inquiry. */
export const hasEngine: boolean = env.BOOKING_URL !== undefined;

export const bookNowHref: string = env.BOOKING_URL ? stayHref(env.BOOKING_URL) : '/vacation-rentals';

/** `href` is a template for `stayHref`. `home` has the home's values for the placeholders. */
export interface HomeLink {
  href: string;
  home: Record<string, string>;
}

/** Null without a booking engine. If BOOKING_URL has no placeholders, the home's id is appended to its path. */
export function bookingLink({ id, region, bookingId = id }: BookableHome): HomeLink | null {
  if (!env.BOOKING_URL) return null;
  const url = new URL(env.BOOKING_URL);
  if (!/[{}]|%7B/i.test(env.BOOKING_URL)) url.pathname = `${url.pathname.replace(/\/$/, '')}/{property}`;
  return { href: url.href, home: { property: bookingId, destination: region } };
}

export const availabilityLink = (home: BookableHome): HomeLink =>
  bookingLink(home) ?? { href: stayCardTemplate, home: { property: home.id } };
