import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rentals } from './rentals';

test.each(rentals)('$id keeps to what its places can hold', (home) => {
  const { id, title, summary, guests, bedrooms, pictures, sleeping, floors = [], amenities, rules } = home;
  expect(id, 'id: lower-case words with hyphens between them').toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(
    rentals.filter((other) => other.id === id),
    'id: no other home has it',
  ).toHaveLength(1);
  expect(title.length, 'title: 24 characters at most').toBeLessThanOrEqual(24);
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
  for (const time of [rules.checkIn, rules.checkOut]) expect(time, 'hours').toMatch(/^[0-2]\d:[0-5]\d$/);
  for (const { name, rooms } of floors)
    expect(overlaps(rooms), `rooms on top of each other on the floor "${name}"`).toEqual([]);
});

/** The pairs of rooms that share space. */
function overlaps(rooms: { x: number; y: number; w: number; h: number; name: string }[]): string[] {
  return rooms.flatMap((one, place) =>
    rooms.slice(place + 1).flatMap((other) => {
      const isBeside = one.x + one.w <= other.x || other.x + other.w <= one.x;
      const isAbove = one.y + one.h <= other.y || other.y + other.h <= one.y;
      return isBeside || isAbove ? [] : `${one.name} and ${other.name}`;
    }),
  );
}
