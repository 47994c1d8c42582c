import fc from 'fast-check';
import { expect, test } from 'vitest';
import { regions } from '@/content/regions';
import { calendarMonths } from '@/content/season-curves';
import { exampleAnalysis } from '@/lib/office/analysis/testing/example-analysis';
import { type Home, proposeMonths, rangeOf, rankHomes, totalsOf } from './figures';

const home = (nights: number, rate: number): Home => ({ name: 'A', bedrooms: 3, miles: 1, nights, rate });
const { homes: sampleHomes } = exampleAnalysis;

/** Generates homes that the form accepts. */
const anyHomes = fc.array(
  fc.record({
    name: fc.string(),
    bedrooms: fc.integer({ min: 0, max: 20 }),
    miles: fc.integer({ min: 0, max: 100 }),
    nights: fc.integer({ min: 1, max: 365 }),
    rate: fc.integer({ min: 2_000, max: 2_000_000 }).map((cents) => cents / 100),
  }),
  { minLength: 4, maxLength: 10 },
);
const anyArea = fc.constantFrom(...regions.map(({ id }) => id), 'other');

test('the six sample homes give the figures of the sample page', () => {
  expect(rangeOf(sampleHomes)).toEqual({ low: 46_900, middle: 56_700, high: 64_800 });
  const months = proposeMonths(sampleHomes, 'destin');
  expect(months.map(({ nights }) => nights)).toEqual([8, 11, 19, 16, 17, 25, 26, 17, 13, 15, 8, 7]);
  expect(months.map(({ rent }) => rent)).toEqual([
    ...[1_520, 2_255, 5_510, 4_560, 5_270, 10_125],
    ...[11_050, 5_525, 3_575, 4_125, 1_680, 1_505],
  ]);
  expect(totalsOf(months)).toEqual({ nights: 182, days: 365, rent: 56_700, rate: 312, occupancy: 50 });
  expect(totalsOf(months, [5, 6, 7])).toMatchObject({ nights: 68, days: 92, rent: 26_700, rate: 393 });
});

test.each([
  [4, ['high', 'high,middle', 'middle,low', 'low']],
  [5, ['high', 'high,middle', 'middle', 'middle,low', 'low']],
  [6, ['high', 'high', 'middle', 'middle', 'low', 'low']],
  [7, ['high', 'high', 'middle', 'middle', 'middle', 'low', 'low']],
])('of %i homes, two count for low, two for high, and those in the middle for middle', (count, roles) => {
  const homes = Array.from({ length: count }, (_, n) => home(100 + n, 300));
  expect(rankHomes(homes).map(({ countsFor }) => countsFor.join())).toEqual(roles);
});

test('each figure is an average, rounded to $100', () => {
  const homes = [home(100, 200), home(100, 210.5), home(100, 300), home(100, 400), home(100, 500)];
  expect(rangeOf(homes)).toEqual({ low: 20_500, middle: 30_400, high: 45_000 });
});

test('for any homes, low ≤ middle ≤ high, and the proposed months add up to the middle', () => {
  fc.assert(
    fc.property(anyHomes, anyArea, (homes, area) => {
      const { low, middle, high } = rangeOf(homes);
      expect(low).toBeLessThanOrEqual(middle);
      expect(middle).toBeLessThanOrEqual(high);
      const months = proposeMonths(homes, area);
      expect(totalsOf(months).rent).toBe(middle);
      const nights = rankHomes(homes).flatMap((each) =>
        each.countsFor.includes('middle') ? each.nights : [],
      );
      const average = nights.reduce((total, count) => total + count, 0) / nights.length;
      expect(totalsOf(months).nights).toBe(Math.round(average));
      for (const [at, { days }] of calendarMonths.entries()) {
        expect(months[at]?.nights).toBeLessThanOrEqual(days);
        expect(months[at]?.rent).toBeGreaterThanOrEqual(0);
      }
    }),
    { seed: 1 },
  );
});
