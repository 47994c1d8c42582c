import 'server-only';
import { env } from '@/lib/platform/env';

export interface OutsideLink {
  href: string;
  /** Leads to another site, in a new tab. */
  external: boolean;
}

/** Where "Book Now" leads: the booking engine where there is one, else the homes (rulings, section 3). */
export function bookNow(): OutsideLink {
  return env.BOOKING_URL
    ? { href: env.BOOKING_URL, external: true }
    : { href: '/vacation-rentals', external: false };
}

/** Where "Check Availability" leads: the home's page at the booking engine, else the contact form (rulings, section 3). */
export function checkAvailability(rentalId: string): OutsideLink {
  if (!env.BOOKING_URL) return { href: `/contact?property=${rentalId}#contact-form`, external: false };
  const url = new URL(env.BOOKING_URL);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${rentalId}`;
  return { href: url.href, external: true };
}

/** The attributes of a link that may lead to another site. */
export function linkProps({ href, external }: OutsideLink) {
  return external ? { href, target: '_blank', rel: 'noopener' } : { href };
}
