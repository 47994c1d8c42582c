import type { Stay } from './search';

const STAY_QUERY = 'check-in={checkIn}&check-out={checkOut}&guests={party}&dog={dog}';

export const rentalPageTemplate = `/vacation-rentals/{property}?${STAY_QUERY}`;

export const stayCardTemplate = `${rentalPageTemplate}#stay`;

/** Leads to the home's page in the booking engine, or to its stay card if there is no engine. */
export function availabilityHref(
  engine: string | null,
  { id, region, bookingId = id }: { id: string; region: string; bookingId?: string | undefined },
  stay?: Stay,
): string {
  if (!engine) return stayHref(stayCardTemplate, stay, { property: id });
  return stayHref(engine, stay, { property: bookingId, destination: region });
}

export const inquiryTemplate = `/contact?topic=guest&destination={destination}&${STAY_QUERY}#contact-form`;

/** Compares homes, whose ids are separated by commas. */
export const compareTemplate = `/vacation-rentals/saved?homes={homes}&${STAY_QUERY}`;

export const inquiryForSeveralTemplate = `/contact?topic=guest&homes={homes}&${STAY_QUERY}#contact-form`;

/** Matches percent-encoded braces too, because `URL` encodes the braces in a path. */
const PLACEHOLDER = /(?:\{|%7B)(\w+)(?:\}|%7D)/gi;
const BASE_URL = 'http://here.invalid';

/**
 * Fills in the placeholders of a URL or a path: `{checkIn}`, `{checkOut}`, `{guests}` (the party's lower number),
 * `{party}` ("3-4"), `{dog}` ("yes"), and the keys of `home`. Leaves out segments and parameters without a value.
 */
export function stayHref(template: string, stay?: Stay, home: Readonly<Record<string, string>> = {}): string {
  // Use only these fields of the stay: a search also has a `destination`, which must not replace the home's.
  const { checkIn, checkOut, guests: party, dog } = stay ?? {};
  const guests = party && String(Number.parseInt(party, 10));
  const values: Record<string, string | null | undefined> = {
    ...{ ...home, checkIn, checkOut, guests, party },
    dog: dog ? 'yes' : '',
  };
  const fill = (text: string, separator: string) =>
    text
      .split(separator)
      .filter((part) => Array.from(part.matchAll(PLACEHOLDER)).every(([, name = '']) => values[name]))
      .map((part) => part.replace(PLACEHOLDER, (_, name) => encodeURIComponent(values[name] ?? '')))
      .join(separator);

  const url = new URL(template, BASE_URL);
  url.pathname = fill(url.pathname, '/');
  url.search = fill(url.search.slice(1), '&');
  return url.origin === BASE_URL ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
