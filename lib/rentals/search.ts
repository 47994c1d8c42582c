import { guestBands } from '@/content/guest-bands';
import { fold } from './match';
import type { HomeSearch, SearchableRegion } from './types';

/** An ISO calendar date such as `2027-05-14`; empty if it is missing or does not exist. */
function calendarDate(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return '';
  const date = new Date(`${text}T00:00:00Z`);
  // February 30 would otherwise roll over into March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : '';
}

/** The search in a query such as `?destination=destin&guests=3-4`. Invalid parameters are ignored. */
export function parseSearch(query: string, regions: readonly SearchableRegion[]): HomeSearch {
  const params = new URLSearchParams(query);
  const given = (name: string) => params.get(name)?.trim() ?? '';
  const wanted = given('destination');
  const region = regions.find(({ aliases }) => aliases.some((alias) => fold(alias) === fold(wanted)));

  return {
    destination: region?.id ?? null,
    unknownDestination: wanted && !region ? wanted.slice(0, 40) : null,
    checkIn: calendarDate(given('check-in')),
    checkOut: calendarDate(given('check-out')),
    // A form encodes the plus of "9+"; a link written by hand may not, and then it arrives as a space.
    guests: guestBands.find((band) => band === given('guests') || band === `${given('guests')}+`) ?? null,
    words: given('q').slice(0, 80),
  };
}

/** Whether the search has any criterion. */
export const isSearch = (search: HomeSearch): boolean => Object.values(search).some(Boolean);
