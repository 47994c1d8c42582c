import type { Stay } from './search';

const STAY = 'check-in={checkIn}&check-out={checkOut}&guests={party}&dog={dog}';

/** A home's own page. */
export const homePage = `/vacation-rentals/{property}?${STAY}`;

/** The stay card on it. */
export const stayCard = `${homePage}#stay`;

/** The contact form, asking for any home that fits a search. */
export const inquiryForAny = `/contact?topic=guest&destination={destination}&${STAY}#contact-form`;

/** A placeholder; in the path of a URL its braces are encoded. */
const PLACEHOLDER = /(?:\{|%7B)(\w+)(?:\}|%7D)/gi;
/** Base that turns a path into a URL temporarily. */
const HERE = 'http://here.invalid';

/**
 * `template`, a URL or a path, with its placeholders filled in: `{checkIn}`, `{checkOut}`, `{guests}` (the lower number
 * of the party), `{party}` ("3-4"), `{dog}` ("yes"), and the keys of `home`. Segments and parameters whose placeholder
 * has no value are left out.
 */
export function stayHref(
  template: string,
  stay: Stay | null,
  home: Readonly<Record<string, string>> = {},
): string {
  const { checkIn = '', checkOut = '', guests: party = '', dog = false } = stay ?? {};
  const guests = party ? String(Number.parseInt(party, 10)) : '';
  const values: Record<string, string | null> = {
    ...{ ...home, checkIn, checkOut, guests, party },
    dog: dog ? 'yes' : '',
  };
  const fill = (text: string, separator: string) =>
    text
      .split(separator)
      .filter((part) => Array.from(part.matchAll(PLACEHOLDER)).every(([, name = '']) => values[name]))
      .map((part) => part.replace(PLACEHOLDER, (_, name) => encodeURIComponent(values[name] ?? '')))
      .join(separator);

  const url = new URL(template, HERE);
  url.pathname = fill(url.pathname, '/');
  url.search = fill(url.search.slice(1), '&');
  return url.origin === HERE ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
