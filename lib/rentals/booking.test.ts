import { afterEach, expect, test, vi } from 'vitest';
import type { Stay } from './search';

const engines = {
  none: '',
  address: 'https://oats.example/book/?lang=en',
  // URL formats of real booking engines.
  guesty:
    'https://oats.example/en/properties/{property}?minOccupancy={guests}&checkIn={checkIn}&checkOut={checkOut}',
  hostaway: 'https://oats.example/listings/{property}?start={checkIn}&end={checkOut}&numberOfGuests={guests}',
  ownerRez:
    'https://oats.example/{destination}/{property}?or_arrival={checkIn}&or_guests={guests}&lang=en#book',
};

const emptyStay: Stay = { checkIn: '', checkOut: '', guests: null, dog: false };
const week: Stay = { checkIn: '2027-05-14', checkOut: '2027-05-21', guests: '5-8', dog: false };
const search = { ...week, destination: '30a' };
const home = { id: 'harbor', region: 'destin', bookingId: '77' } as const;

afterEach(() => vi.unstubAllEnvs());

async function loadBooking(engine: keyof typeof engines) {
  vi.stubEnv('BOOKING_URL', engines[engine]);
  vi.resetModules();
  return { ...(await import('./booking')), ...(await import('./stay-href')) };
}

test.each([
  ['none', week, '/vacation-rentals/harbor?check-in=2027-05-14&check-out=2027-05-21&guests=5-8#stay'],
  ['none', { ...emptyStay, guests: '9+', dog: true }, '/vacation-rentals/harbor?guests=9%2B&dog=yes#stay'],
  ['none', emptyStay, '/vacation-rentals/harbor#stay'],
  ['address', week, 'https://oats.example/book/77?lang=en'],
  [
    'guesty',
    week,
    'https://oats.example/en/properties/77?minOccupancy=5&checkIn=2027-05-14&checkOut=2027-05-21',
  ],
  ['hostaway', week, 'https://oats.example/listings/77?start=2027-05-14&end=2027-05-21&numberOfGuests=5'],
  ['hostaway', { ...emptyStay, checkIn: '2027-05-14' }, 'https://oats.example/listings/77?start=2027-05-14'],
  ['ownerRez', { ...emptyStay, guests: '9+' }, 'https://oats.example/destin/77?or_guests=9&lang=en#book'],
  ['ownerRez', emptyStay, 'https://oats.example/destin/77?lang=en#book'],
  ['ownerRez', search, 'https://oats.example/destin/77?or_arrival=2027-05-14&or_guests=5&lang=en#book'],
] as const)('Check Availability with engine %s and %o leads to %s', async (engine, stay, expected) => {
  const { availabilityHref, engineTemplate } = await loadBooking(engine);
  expect(availabilityHref(engineTemplate, home, stay)).toBe(expected);
});

test.each([
  ['none', '/vacation-rentals'],
  ['address', engines.address],
  ['guesty', 'https://oats.example/en/properties'],
  ['ownerRez', 'https://oats.example/?lang=en#book'],
] as const)('Book Now with engine %s leads to %s', async (engine, expected) => {
  expect((await loadBooking(engine)).bookNowHref).toBe(expected);
});
