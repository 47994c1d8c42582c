import { expect, test } from 'vitest';
import { formatBeds, formatMinNights, formatTimeOfDay, minNightsOn } from './home-facts';

test('beds are named and counted as people write them', () => {
  expect(formatBeds({ name: 'Bedroom 1', beds: ['king'], note: 'own bath' })).toBe('King bed, own bath');
  expect(formatBeds({ name: 'Loft', beds: ['queen', 'bunk', 'bunk'] })).toBe('Queen bed, two twin bunks');
});

test.each([
  ['16:00', '4:00 PM'],
  ['10:30', '10:30 AM'],
  ['12:00', '12:00 PM'],
  ['00:15', '12:15 AM'],
])('%s is %s', (time, label) => {
  expect(formatTimeOfDay(time)).toBe(label);
});

test.each([
  ['2027-05-21', 3],
  ['2027-05-22', 5],
  ['2027-08-15', 5],
  ['2026-12-31', 4],
  ['2027-01-02', 4],
  ['2027-01-03', 3],
])('a stay from %s has at least %i nights', (day, nights) => {
  expect(minNightsOn(day, { minNights: { otherwise: 3, summer: 5, holidays: 4 } })).toBe(nights);
});

test.each([
  [{ otherwise: 3, summer: 5, holidays: 4 }, '5 nights in summer, 4 nights over the holidays, 3 otherwise'],
  [{ otherwise: 3, summer: 5 }, '5 nights in summer, 3 otherwise'],
  [{ otherwise: 1, summer: 1 }, '1 night'],
  [{ otherwise: 2 }, '2 nights'],
])('%o is written as "%s"', (minNights, label) => {
  expect(formatMinNights({ minNights })).toBe(label);
});
