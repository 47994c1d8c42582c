import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { rentals } from '@/content/rentals';
import { env } from '@/lib/platform/env';
import { addDays, officeDay } from '@/lib/time/calendar-days';
import { GET } from './route';

const inDays = (days: number) => addDays(officeDay(), days);
const ask = (checkIn: string, checkOut: string) =>
  GET(new NextRequest(`http://localhost/api/rentals/availability?check-in=${checkIn}&check-out=${checkOut}`));

test('lists every home for dates in the next two years', async () => {
  for (const ahead of [0, 200, 723]) {
    const response = await ask(inDays(ahead), inDays(ahead + 7));
    expect(response.status).toBe(200);
    expect(Object.keys((await response.json()).homes)).toEqual(rentals.map(({ id }) => id));
  }
});

test.each([
  ['in the past', inDays(-1), inDays(3)],
  ['in the wrong order', inDays(9), inDays(3)],
  ['of no night', inDays(9), inDays(9)],
  ['that end more than two years ahead', inDays(9), inDays(740)],
  ['that begin more than two years ahead', inDays(740), inDays(747)],
  ['until the end of all dates', inDays(9), '9999-12-31'],
  ['that don’t exist', '2027-02-29', '2027-03-02'],
  ['of the year 0', '0000-01-01', '0000-01-08'],
  ['that are no dates', 'June', 'July'],
  ['that are missing', '', ''],
])('rejects dates %s', async (_, checkIn, checkOut) => {
  const response = await ask(checkIn, checkOut);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: { code: 'invalid-dates', message: /./ } });
});

test('one address may ask four times as often as it may send forms', async () => {
  const statuses: number[] = [];
  for (let count = 0; count <= env.LEADS_PER_MINUTE * 4; count += 1)
    statuses.push((await ask(inDays(9), inDays(12))).status);
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});
