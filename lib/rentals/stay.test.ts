import { expect, test } from 'vitest';
import { localDate, stayProblem } from './stay';

const today = '2026-11-21';

test.each([
  ['no dates', '', '', null],
  ['tonight', '2026-11-21', '2026-11-22', null],
  ['a check-in in the past', '2026-11-20', '2026-11-25', 'check-in'],
  ['a check-out before the check-in', '2027-05-14', '2027-05-10', 'check-out'],
  ['only a check-out, and gone', '', '2026-11-20', 'check-out'],
])('%s', (_, checkIn, checkOut, field) => {
  expect(stayProblem(checkIn, checkOut, today)?.field ?? null).toBe(field);
});

test('an equal check-out is refused in the words of the rule', () => {
  expect(stayProblem('2027-05-14', '2027-05-14', today)?.message).toBe('Check-out must be after check-in.');
});

test('the date is the visitor’s own', () => {
  expect(localDate(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05');
});
