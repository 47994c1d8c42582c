import { expect, test } from 'vitest';
import { findStayProblem } from './stay';

const today = '2026-11-21';

test.each([
  ['no dates', '', '', null],
  ['tonight', '2026-11-21', '2026-11-22', null],
  ['a check-in in the past', '2026-11-20', '2026-11-25', 'check-in'],
  ['a check-out before the check-in', '2027-05-14', '2027-05-10', 'check-out'],
  ['only a check-out, in the past', '', '2026-11-20', 'check-out'],
])('finds the field with a problem: %s', (_, checkIn, checkOut, field) => {
  expect(findStayProblem(checkIn, checkOut, today)?.field ?? null).toBe(field);
});

test('a check-out on the day of the check-in gets a message', () => {
  expect(findStayProblem(today, today, today)?.message).toBe('Check-out must be after check-in.');
});
