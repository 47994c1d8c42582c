import type { guestBands } from '@/content/guest-bands';
import type { RegionId } from '@/content/regions';

type GuestBand = (typeof guestBands)[number];

/** The parsed query of /vacation-rentals. */
export interface HomeSearch {
  destination: RegionId | null;
  /** The destination of the query if it is none of ours. */
  unknownDestination: string | null;
  /** ISO calendar dates such as `2027-05-14`, or empty. */
  checkIn: string;
  checkOut: string;
  guests: GuestBand | null;
  words: string;
}

/** The dates and the party of a search. */
export type Stay = Pick<HomeSearch, 'checkIn' | 'checkOut' | 'guests'>;

/** A home as the filter needs it: the only data of a home that browsers get. */
export interface SearchableHome {
  id: string;
  region: RegionId;
  sleeps: number;
  /** Its words, folded, each with a space before it. */
  text: string;
}

/** A region as the search needs it; `aliases` are its names in a query. */
export interface SearchableRegion {
  id: RegionId;
  name: string;
  aliases: readonly string[];
}
