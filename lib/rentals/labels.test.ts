import { expect, test } from 'vitest';
import { formatStay } from './labels';

test.each([
  ['2027-05-14', '2027-05-21', 'May 14 – 21, 2027, 7 nights'],
  ['2026-12-31', '2027-01-01', 'Dec 31, 2026 – Jan 1, 2027, 1 night'],
  ['2027-05-14', '', 'from May 14, 2027'],
  ['', '2027-05-21', 'until May 21, 2027'],
  ['', '', ''],
])('from %s to %s', (checkIn, checkOut, label) => {
  // ICU versions differ in the kind of space around the dash.
  expect(formatStay(checkIn, checkOut).replace(/\s/g, ' ')).toBe(label);
});
