import 'server-only';
import { env } from '@/lib/platform/env';
import { stayHref } from './stay-href';

export const bookNowHref: string = env.BOOKING_URL ? stayHref(env.BOOKING_URL) : '/vacation-rentals';

/**
 * The address of a home's page in the booking engine, as a template for `stayHref`. If BOOKING_URL has no placeholders,
 * the home's id is appended to its path. Null without a booking engine: then visitors send an inquiry.
 */
export const engineTemplate: string | null = env.BOOKING_URL ? toTemplate(env.BOOKING_URL) : null;

function toTemplate(address: string): string {
  const url = new URL(address);
  if (!/[{}]|%7B/i.test(address)) url.pathname = `${url.pathname.replace(/\/$/, '')}/{property}`;
  return url.href;
}
