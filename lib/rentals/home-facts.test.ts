import { expect, test } from 'vitest';
import { formatBeds, formatMinNights } from './home-facts';

test('beds are named and counted as people write them', () => {
  expect(formatBeds({ name: 'Bedroom 1', beds: ['king'], note: 'own bath' })).toBe('King bed, own bath');
  expect(formatBeds({ name: 'Loft', beds: ['queen', 'bunk', 'bunk'] })).toBe('Queen bed, two twin bunks');
});

const summer = { from: '05-22', to: '08-15', when: 'in summer', price: 1 };
const holidays = { from: '12-19', to: '01-02', when: 'over the holidays', price: 1 };

test.each([
  [
    [
      { ...summer, minNights: 5 },
      { ...holidays, minNights: 4 },
      { price: 1, minNights: 3 },
    ],
    '5 nights in summer, 4 nights over the holidays, 3 otherwise',
  ],
  [[{ from: '05-22', to: '08-15', price: 1, minNights: 5 }], '5 nights May 22 to August 15'],
  [
    [
      { from: '2027-05-22', to: '2027-08-15', price: 1, minNights: 1 },
      { price: 1, minNights: 2 },
    ],
    '1 night May 22, 2027 to August 15, 2027, 2 otherwise',
  ],
  [
    [
      { ...summer, minNights: 1 },
      { price: 1, minNights: 1 },
    ],
    '1 night',
  ],
  [[{ price: 1, minNights: 2 }], '2 nights'],
  [[], ''],
])('%o is written as "%s"', (rates, label) => {
  expect(formatMinNights(rates)).toBe(label);
});
