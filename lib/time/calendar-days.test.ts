import { expect, test } from 'vitest';
import { addDays, countNights, localDay, officeDay, parseDay } from './calendar-days';

test.each([
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', ''],
  ['2027-2-9', ''],
  ['tomorrow', ''],
])('parses "%s" as the day "%s"', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test('days and nights are counted across the new year and both clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(countNights('2027-03-13', '2027-03-15')).toBe(2);
  expect(countNights('2026-10-31', '2026-11-02')).toBe(2);
  expect(countNights('2027-05-14', '')).toBe(0);
});

test('officeDay is the day in Central time', () => {
  expect(officeDay(Date.parse('2026-11-27T05:59:00Z'))).toBe('2026-11-26');
});

test('localDay is the day in the visitor’s time zone', () => {
  expect(localDay(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05');
});
