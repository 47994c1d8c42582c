import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eightyHomes } from '@/e2e/support/eighty-homes';
import { isYearly } from '@/lib/rentals/rates';
import { rentals, reservedHomeIds } from './rentals';

test.each([...rentals, ...eightyHomes])('$id follows the rules for a home', (home) => {
  const {
    id,
    title,
    summary,
    guests,
    bedrooms,
    pictures,
    sleeping,
    floors = [],
    amenities,
    rates,
    rules,
  } = home;
  expect(id, 'id: lower-case words with hyphens between them').toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(reservedHomeIds, `id: other pages are at /vacation-rentals/${id}`).not.toContain(id);
  expect(rentals.filter((other) => other.id === id).length, 'id: no other home has it').toBeLessThanOrEqual(
    1,
  );
  expect(title.length, 'title: 50 characters at most').toBeLessThanOrEqual(50);
  expect(summary.length, 'summary: 100 characters at most').toBeLessThanOrEqual(100);
  for (const { src, alt } of pictures) {
    expect(existsSync(`public${src}`), `${src} in public/`).toBe(true);
    expect(alt.length, `${src}: alternative text`).toBeGreaterThan(10);
  }
  expect(sleeping.length, 'sleeping: a line for every bedroom').toBeGreaterThanOrEqual(bedrooms);
  const beds = sleeping.flatMap((room) => room.beds);
  const places = beds.reduce((sum, bed) => sum + (bed === 'twin' ? 1 : 2), 0);
  expect(places, 'guests: a place in a bed for everyone').toBeGreaterThanOrEqual(guests);
  const icons = amenities.flatMap(({ items }) => items.filter(({ icon }) => icon));
  expect(icons.length, 'amenities: three or four with an icon').toBeOneOf([3, 4]);
  for (const { from, to, price, minNights } of rates) {
    expect(Boolean(from), `rates: from (${from}) and to (${to}) go together`).toBe(Boolean(to));
    for (const date of [from, to])
      expect(date ?? '05-22', 'rates: 2027-05-22, or 05-22 for every year').toMatch(
        /^(\d{4}-)?[01]\d-[0-3]\d$/,
      );
    expect(from?.length, `rates: both dates (${from}, ${to}) have a year, or none has`).toBe(to?.length);
    if (from && to && !isYearly(from)) expect(to >= from, `rates: ${to} is not before ${from}`).toBe(true);
    expect(price, 'rates: price').toBeGreaterThan(0);
    expect(minNights, 'rates: minNights').toBeGreaterThan(0);
  }
  expect(
    rates.slice(0, -1).every(({ from }) => from),
    'rates: the one for all other nights is the last, because the first that covers a night counts',
  ).toBe(true);
  for (const time of [rules.checkIn, rules.checkOut]) expect(time, 'hours').toMatch(/^[0-2]\d:[0-5]\d$/);
  for (const { name, rooms } of floors)
    expect(findOverlaps(rooms), `rooms on top of each other on the floor "${name}"`).toEqual([]);
});

/** Returns the pairs of rooms that overlap. */
function findOverlaps(rooms: { x: number; y: number; w: number; h: number; name: string }[]): string[] {
  return rooms.flatMap((one, index) =>
    rooms.slice(index + 1).flatMap((other) => {
      const isBeside = one.x + one.w <= other.x || other.x + other.w <= one.x;
      const isAbove = one.y + one.h <= other.y || other.y + other.h <= one.y;
      return isBeside || isAbove ? [] : `${one.name} and ${other.name}`;
    }),
  );
}
