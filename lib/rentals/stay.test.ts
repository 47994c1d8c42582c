import { expect, test } from 'vitest';
import { stayProblem } from './stay';

const today = '2026-11-21';

test.each([
  ['no dates', '', '', null],
  ['tonight', '2026-11-21', '2026-11-22', null],
  ['a check-in in the past', '2026-11-20', '2026-11-25', 'check-in'],
  ['a check-out before the check-in', '2027-05-14', '2027-05-10', 'check-out'],
  ['only a check-out, in the past', '', '2026-11-20', 'check-out'],
])('the problem of %s', (_, checkIn, checkOut, field) => {
  expect(stayProblem(checkIn, checkOut, today)?.field ?? null).toBe(field);
});

test('a check-out on the day of the check-in gets a message', () => {
  expect(stayProblem('2027-05-14', '2027-05-14', today)?.message).toBe('Check-out must be after check-in.');
});
