import type { Stay } from './types';

/** `/contact?property=x#contact-form` with the dates and the party of the search in its query; empty ones are left out. */
export function inquiryHref(href: string, search: Stay) {
  const url = new URL(href, 'http://site');
  const parameters = { 'check-in': search.checkIn, 'check-out': search.checkOut, guests: search.guests };
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}
