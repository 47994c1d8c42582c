import { afterEach, expect, test, vi } from 'vitest';
import type { Stay } from './types';

/** Addresses as the engines write them, with ids of their own. */
const guesty =
  'https://oats.guestybookings.com/en/properties/{property}?minOccupancy={guests}&checkIn={checkIn}&checkOut={checkOut}';
const hostaway =
  'https://oats.holidayfuture.com/listings/{property}?start={checkIn}&end={checkOut}&numberOfGuests={guests}';
const ownerRez =
  'https://oats.example/{destination}/{property}?or_arrival={checkIn}&or_departure={checkOut}&or_guests={guests}&lang=en#book';

const nothing: Stay = { checkIn: '', checkOut: '', guests: null };
const week: Stay = { checkIn: '2027-05-14', checkOut: '2027-05-21', guests: '5-8' };
const home = { id: 'harbor-row-7', region: 'destin' } as const;

afterEach(() => vi.unstubAllEnvs());

/** The functions, where BOOKING_URL is `url`. */
async function booking(url: string) {
  vi.stubEnv('BOOKING_URL', url);
  vi.resetModules();
  const [links, { stayHref }] = await Promise.all([import('./booking'), import('./stay-href')]);
  return {
    bookNow: links.bookNow,
    check: (stay: Stay, rental: Parameters<typeof links.availability>[0] = home) => {
      const { href, home } = links.availability(rental);
      return stayHref(href, stay, home);
    },
  };
}

test.each([
  [
    'Guesty',
    guesty,
    'https://oats.guestybookings.com/en/properties/77?minOccupancy=5&checkIn=2027-05-14&checkOut=2027-05-21',
  ],
  [
    'Hostaway',
    hostaway,
    'https://oats.holidayfuture.com/listings/77?start=2027-05-14&end=2027-05-21&numberOfGuests=5',
  ],
  [
    'OwnerRez',
    ownerRez,
    'https://oats.example/destin/77?or_arrival=2027-05-14&or_departure=2027-05-21&or_guests=5&lang=en#book',
  ],
  ['an address', 'https://oats.example/book/?lang=en', 'https://oats.example/book/77?lang=en'],
  [
    'none',
    '',
    '/contact?property=harbor-row-7&check-in=2027-05-14&check-out=2027-05-21&guests=5-8#contact-form',
  ],
])('the dates and the party travel to %s', async (_, url, expected) => {
  const { check } = await booking(url);
  expect(check(week, { ...home, bookingId: '77' })).toBe(expected);
});

test.each([
  ['no search', nothing, 'https://oats.example/destin/harbor-row-7?lang=en#book'],
  [
    'only a check-in',
    { ...nothing, checkIn: '2027-05-14' },
    'https://oats.example/destin/harbor-row-7?or_arrival=2027-05-14&lang=en#book',
  ],
  [
    'nine or more',
    { ...nothing, guests: '9+' },
    'https://oats.example/destin/harbor-row-7?or_guests=9&lang=en#book',
  ],
] as const)('what is not known is left out: %s', async (_, stay, expected) => {
  const { check } = await booking(ownerRez);
  expect(check(stay)).toBe(expected);
});

test.each([
  ['', '/vacation-rentals'],
  ['https://oats.example/book', 'https://oats.example/book'],
  [guesty, 'https://oats.guestybookings.com/en/properties'],
  [ownerRez, 'https://oats.example/?lang=en#book'],
])('Book Now with BOOKING_URL=%s carries nothing: %s', async (url, expected) => {
  const { bookNow } = await booking(url);
  expect(bookNow).toBe(expected);
});

test('an inquiry without an engine keeps the party as it was chosen', async () => {
  const { check } = await booking('');
  expect(check({ ...nothing, guests: '9+' })).toBe('/contact?property=harbor-row-7&guests=9%2B#contact-form');
  expect(check(nothing)).toBe('/contact?property=harbor-row-7#contact-form');
});
