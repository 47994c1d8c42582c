import type { guestBands } from '@/content/guest-bands';
import type { RegionId } from '@/content/regions';

type GuestBand = (typeof guestBands)[number];

/** What a visitor looks for, as the query of /vacation-rentals says it. */
export interface HomeSearch {
  destination: RegionId | null;
  /** What the query names where we have no homes. */
  unknownDestination: string | null;
  /** ISO calendar dates such as `2027-05-14`, or empty. */
  checkIn: string;
  checkOut: string;
  guests: GuestBand | null;
  words: string;
}

/** The dates and the party of a search. */
export type Stay = Pick<HomeSearch, 'checkIn' | 'checkOut' | 'guests'>;

/** What the filter must know of a home: no more of it is sent to browsers. */
export interface SearchableHome {
  id: string;
  region: RegionId;
  sleeps: number;
  /** Its words, folded, each with a space before it. */
  text: string;
}

/** What the search must know of a region: `aliases` is what a query may call it. */
export interface SearchableRegion {
  id: RegionId;
  name: string;
  aliases: readonly string[];
}
