import { expect, test } from 'vitest';
import { type Rental, rentals, usualRules } from '@/content/rentals';
import { readHome } from '@/lib/rentals/entry/read-home';
import { toHomeEntry } from './sample-homes';

const [sample] = rentals;
if (!sample) throw new Error('There is no home.');

const richHome: Rental = {
  ...sample,
  id: 'rich-home',
  bookingId: 'engine-7',
  rates: [
    { from: '2027-03-26', to: '2027-04-03', when: 'over Easter', price: 520.5, minNights: 4 },
    { from: '05-22', to: '08-15', when: 'in summer', price: 1450, minNights: 7, arrivalDay: 'Saturday' },
    { from: '12-19', to: '01-02', price: 450, minNights: 1 },
    { price: 390, minNights: 3 },
  ],
  fees: [
    { label: 'Cleaning', price: 180, per: 'stay' },
    { label: 'Resort fee', price: 12.5, per: 'night' },
  ],
  petFee: 100,
  sleeping: [{ name: 'Loft', beds: ['queen', 'twin', 'twin', 'full', 'sofa'], note: 'low, under the roof' }],
  rules: { ...usualRules, checkIn: '15:30', quietHours: '9 PM to 8 AM' },
};

test.each([...rentals, richHome].map((home) => [home.id, home] as const))(
  '%s, written as an entry, is read as the same home',
  (_, home) => {
    const { home: read, problems } = readHome(toHomeEntry(home));
    // These are not in the content service.
    const { isSample, rating, reviews, floors, ...rest } = home;
    expect(problems).toEqual([]);
    expect(read).toEqual(rest);
  },
);
