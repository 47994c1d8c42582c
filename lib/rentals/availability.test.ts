import { expect, test } from 'vitest';
import { addDays, countNights } from '@/lib/time/calendar-days';
import { encodeNights, findAvailability, type HomeCalendar } from './availability';
import type { HomeRates } from './rates';

const today = '2027-05-10';
const readAt = Date.parse('2027-05-10T14:40:00Z');
const rates = [
  { from: '05-22', to: '08-15', price: 1, minNights: 5 },
  { price: 1, minNights: 3 },
];
const home = { rates };

/** Creates a calendar in which these stays are taken. Each is a check-in and a check-out. */
const createCalendar = (stays: [string, string][], more: Partial<HomeCalendar> = {}): HomeCalendar => ({
  taken: new Set(
    stays.flatMap(([from, to]) =>
      Array.from({ length: countNights(from, to) }, (_, night) => addDays(from, night)),
    ),
  ),
  ...{ isComplete: true, isFailing: false, readAt, end: '2028-05-01' },
  ...more,
});
const bookedCalendar = createCalendar([
  ['2027-06-05', '2027-06-12'],
  ['2027-06-19', '2027-06-26'],
]);
const status = (checkIn: string, checkOut: string, from: HomeCalendar | null = bookedCalendar) =>
  findAvailability(home, from, { checkIn, checkOut }, today);

test.each([
  ['between two others', '2027-06-12', '2027-06-19', 'free'],
  ['that ends when another has begun', '2027-06-12', '2027-06-20', 'taken'],
  ['that begins a night too early', '2027-06-11', '2027-06-19', 'taken'],
  ['that is too short for summer', '2027-06-12', '2027-06-16', 'too-short'],
  ['that is too short, and taken', '2027-06-20', '2027-06-21', 'taken'],
  ['of the shortest length in spring', '2027-05-14', '2027-05-17', 'free'],
  ['to the last day of the calendar', '2028-04-24', '2028-05-01', 'free'],
  ['beyond the calendar', '2028-04-25', '2028-05-02', 'unknown'],
  ['far beyond the calendar', '2031-05-14', '9999-12-31', 'unknown'],
])('a stay %s', (_, checkIn, checkOut, expected) => {
  expect(status(checkIn, checkOut).status).toBe(expected);
});

test.each([
  ['is taken has the same length', '2027-06-14', '2027-06-21', '2027-06-12', '2027-06-19'],
  ['is taken may begin earlier', '2027-06-05', '2027-06-10', '2027-05-31', '2027-06-05'],
  ['is too short has the minimum length', '2027-06-13', '2027-06-15', '2027-06-13', '2027-06-18'],
  ['takes two months does not exist', '2027-05-20', '2027-07-20', undefined, undefined],
])('the nearest stay to one that %s', (_, from, to, checkIn, checkOut) => {
  expect(status(from, to).nearest).toEqual(checkIn ? { checkIn, checkOut } : null);
});

test('the nearest stay never begins in the past or more than two weeks away', () => {
  const soon = createCalendar([['2027-05-11', '2027-05-30']]);
  expect(status('2027-05-11', '2027-05-15', soon).nearest).toBeNull();
  expect(status('2027-05-17', '2027-05-21', soon).nearest).toEqual({
    checkIn: '2027-05-30',
    checkOut: '2027-06-04',
  });
});

test('without a calendar, or with one that is incomplete, nights without a stay are unknown', () => {
  expect(status('2027-06-12', '2027-06-19', null)).toEqual({
    ...{ status: 'unknown', minNights: 5, arrivalDay: null, nearest: null, next: null, readAt: null },
  });
  const half = createCalendar([['2027-06-05', '2027-06-12']], { isComplete: false });
  expect(status('2027-06-12', '2027-06-19', half).status).toBe('unknown');
  expect(status('2027-06-10', '2027-06-17', half)).toMatchObject({ status: 'taken', nearest: null });
});

test('nights after the last one that was read are unknown, until the calendar is read again', () => {
  const lastMonths = createCalendar([], { end: '2028-04-01' });
  expect(status('2028-03-25', '2028-04-01', lastMonths).status).toBe('free');
  expect(status('2028-03-26', '2028-04-02', lastMonths).status).toBe('unknown');
  expect(encodeNights(lastMonths, today).slice(-31)).toBe(`f${'u'.repeat(30)}`);
});

test('says when the calendar was read, unless it is a sample', () => {
  expect(status('2027-06-12', '2027-06-19').readAt).toBe('2027-05-10T14:40:00.000Z');
  expect(status('2027-06-12', '2027-06-19', createCalendar([], { readAt: null })).readAt).toBeNull();
});

test('stays begin on the day of arrival, and the nearest one too', () => {
  const saturdays: HomeRates = {
    rates: [{ from: '05-22', to: '08-15', price: 1, minNights: 7, arrivalDay: 'Saturday' }, ...rates],
  };
  const find = (checkIn: string, checkOut: string, calendar = bookedCalendar) =>
    findAvailability(saturdays, calendar, { checkIn, checkOut }, today);
  const free = { checkIn: '2027-06-12', checkOut: '2027-06-19' };
  expect(find('2027-06-12', '2027-06-19')).toMatchObject({ status: 'free', arrivalDay: 'Saturday' });
  expect(find('2027-06-13', '2027-06-16')).toMatchObject({ status: 'other-arrival-day', nearest: free });
  expect(find('2027-06-12', '2027-06-16')).toMatchObject({ status: 'too-short', nearest: free });
  expect(find('2027-06-08', '2027-06-14')).toMatchObject({ status: 'taken', nearest: free });
  expect(find('2027-06-13', '2027-06-16', createCalendar([], { isComplete: false })).nearest).toBeNull();
});

test('if no stay within two weeks is free, the first one after them is', () => {
  const july = createCalendar([['2027-06-20', '2027-08-14']]);
  expect(status('2027-07-10', '2027-07-17', july)).toMatchObject({
    ...{ status: 'taken', nearest: null, next: { checkIn: '2027-08-14', checkOut: '2027-08-21' } },
  });
  const soldOut = createCalendar([['2027-05-01', '2028-05-01']]);
  expect(status('2027-07-10', '2027-07-17', soldOut)).toMatchObject({ nearest: null, next: null });
});
