import 'server-only';
import { env } from '@/lib/platform/env';

/** Where "Book Now" leads: the booking engine where there is one, else the homes (rulings, section 3). */
export const bookNow = (): string => env.BOOKING_URL ?? '/vacation-rentals';

/** Where "Check Availability" leads: the home's page at the booking engine, else the contact form (rulings, section 3). */
export function checkAvailability(rentalId: string): string {
  if (!env.BOOKING_URL) return `/contact?property=${rentalId}#contact-form`;
  const url = new URL(env.BOOKING_URL);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${rentalId}`;
  return url.href;
}
