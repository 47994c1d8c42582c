import { expect, test } from 'vitest';
import { calendarCells, toHalves, toWords } from './picker.ts';

const slot = '2026-11-24T15:00:00.000Z';
const plain = (words: object) => JSON.stringify(words).replaceAll('\u202f', ' ');

test.each([
  ['America/Chicago', ['Tuesday, November 24', '9:00 AM', 'Central', '']],
  ['America/Mexico_City', ['Tuesday, November 24', '9:00 AM', 'Central', '']],
  ['America/Los_Angeles', ['Tuesday, November 24', '7:00 AM', 'Pacific', '9:00 AM Central']],
  ['Asia/Tokyo', ['Wednesday, November 25', '12:00 AM', 'Japan', 'Tuesday, 9:00 AM Central']],
  ['UTC', ['Tuesday, November 24', '3:00 PM', 'UTC', '9:00 AM Central']],
  ['Asia/Kolkata', ['Tuesday, November 24', '8:30 PM', 'India', '9:00 AM Central']],
])('a visitor in %s reads %j', (timeZone, [day, time, zone, central]) => {
  expect(plain(toWords(slot, timeZone))).toBe(JSON.stringify({ day, time, zone, central }));
});

test.each([
  ['America/New_York', ['Morning', 'Afternoon']],
  ['America/Los_Angeles', ['Earlier', 'Later']],
  ['UTC', ['Earlier', 'Later']],
])('the halves of a day split at noon in Central, and name no other noon in %s', (timeZone, labels) => {
  const noon = '2026-11-24T18:00:00.000Z';
  const halves = toHalves([slot, noon], timeZone);
  expect(halves.map(({ slots }) => slots)).toEqual([[slot], [noon]]);
  expect(halves.map(({ label }) => label)).toEqual(labels);
});

test('the calendar begins with the Monday of the first free day, has no weekends, and says where a month begins', () => {
  const cells = calendarCells([{ date: '2026-11-25' }, { date: '2026-12-01' }]);
  expect(cells.map(({ weekday, number, month }) => `${weekday} ${number} ${month}`.trim())).toEqual([
    ...['Mon 23', 'Tue 24', 'Wed 25', 'Thu 26', 'Fri 27'],
    ...['Mon 30', 'Tue 1 Dec'],
  ]);
  expect(calendarCells([])).toEqual([]);
});
