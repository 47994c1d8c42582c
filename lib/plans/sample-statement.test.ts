import { expect, test } from 'vitest';
import { sampleStatement } from '@/content/sample-statement';
import { createStatement } from './sample-statement';

test('the statement pays out the rent without our fee and the repairs, and counts every night once', () => {
  const { days, ownStay, stays, repairs } = sampleStatement;
  const statement = createStatement(20);
  let left = 0;
  for (const { nights, rate } of stays) left += nights * rate * 0.8;
  for (const { cost } of repairs) left -= cost;
  expect(statement.payout).toBe(Math.round(left));
  const count = (use: string) => statement.nights.filter((night) => night.use === use).length;
  expect([count('booked'), count('open'), count('own')]).toEqual([
    statement.booked,
    statement.open,
    ownStay.nights,
  ]);
  expect(statement.nights).toHaveLength(days);
  expect(statement.bookingRate).toBe(Math.round((100 * statement.booked) / (days - ownStay.nights)));
});
