import type { HomeSearch } from './search';

/**
 * The address of an inquiry such as `/contact?property=x#contact-form`, with the dates and the party of the search in
 * its query, so that they need not be typed again. Leave dates out by passing empty ones.
 */
export function inquiryHref(
  href: string,
  search: Pick<HomeSearch, 'checkIn' | 'checkOut' | 'guests'>,
): string {
  const url = new URL(href, 'http://site');
  if (search.checkIn) url.searchParams.set('check-in', search.checkIn);
  if (search.checkOut) url.searchParams.set('check-out', search.checkOut);
  if (search.guests) url.searchParams.set('guests', search.guests);
  return `${url.pathname}${url.search}${url.hash}`;
}
