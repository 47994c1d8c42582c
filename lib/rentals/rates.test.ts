import { expect, test } from 'vitest';
import type { Rate } from '@/content/rates';
import {
  addUpStay,
  findArrivalRules,
  findLowestPrice,
  type HomeRates,
  isArrivalDay,
  listNightlyPrices,
} from './rates';

const summer: Rate = { from: '05-22', to: '08-14', price: 500, minNights: 7, arrivalDay: 'Saturday' };
const holidays: Rate = { from: '12-19', to: '01-02', price: 400, minNights: 5 };
const festival: Rate = { from: '2027-04-02', to: '2027-04-03', price: 900, minNights: 2 };
const otherwise: Rate = { price: 300, minNights: 3 };
const home: HomeRates = { rates: [festival, summer, holidays, otherwise] };
const cleaning = { label: 'Cleaning', price: 150, per: 'stay' } as const;
const gear = { label: 'Beach gear', price: 10, per: 'night' } as const;

const add = (rates: HomeRates, checkIn: string, checkOut: string, dog = false) =>
  addUpStay(rates, { checkIn, checkOut, dog });

test.each([
  ['in one season, Saturday to Saturday', '2027-06-12', '2027-06-19', [[7, 500]], 3500],
  ['that ends on the first day of a season', '2027-05-19', '2027-05-22', [[3, 300]], 900],
  [
    'across the start of a season',
    '2027-05-20',
    '2027-05-24',
    [
      [2, 300],
      [2, 500],
    ],
    1600,
  ],
  [
    'on the last night of a season',
    '2027-08-14',
    '2027-08-16',
    [
      [1, 500],
      [1, 300],
    ],
    800,
  ],
  [
    'over New Year',
    '2026-12-30',
    '2027-01-04',
    [
      [4, 400],
      [1, 300],
    ],
    1900,
  ],
  [
    'with a rate of one year before that of every year',
    '2027-04-01',
    '2027-04-05',
    [
      [1, 300],
      [2, 900],
      [1, 300],
    ],
    2400,
  ],
  ['on the same dates of another year', '2028-04-01', '2028-04-05', [[4, 300]], 1200],
  ['of a year', '2028-01-03', '2029-01-03', undefined, undefined],
])('adds up a stay %s', (name, checkIn, checkOut, nights, total) => {
  const result = add(home, checkIn, checkOut);
  if (name === 'of a year') expect(result?.nights.reduce((sum, { count }) => sum + count, 0)).toBe(366);
  else
    expect(result).toEqual({
      total,
      nights: nights?.map(([count, price]) => ({ count, price })),
      fees: [],
      petFee: 0,
    });
});

test.each([
  ['a night has no price', { rates: [summer, holidays] }, '2027-08-13', '2027-08-16'],
  ['no night has a price', { rates: [] }, '2027-08-13', '2027-08-16'],
  ['a date is missing', home, '2027-06-12', ''],
  ['the dates are in the wrong order', home, '2027-06-19', '2027-06-12'],
  ['the dates are centuries apart', home, '2027-06-19', '9999-12-31'],
])('there is no total if %s', (_, rates, checkIn, checkOut) => {
  expect(add(rates, checkIn, checkOut)).toBeNull();
});

test('a leap day is a night of its own season', () => {
  const rates = [{ from: '02-29', to: '02-29', price: 999, minNights: 1 }, otherwise];
  expect(add({ rates }, '2028-02-28', '2028-03-02')?.total).toBe(300 + 999 + 300);
  expect(add({ rates }, '2027-02-28', '2027-03-02')?.total).toBe(600);
});

test('a total has every mandatory fee, and the pet fee if there is a dog', () => {
  const withFees = { ...home, fees: [cleaning, gear], petFee: 100 };
  const fees = [
    { label: 'Cleaning', amount: 150 },
    { label: 'Beach gear', amount: 70 },
  ];
  const nights = [{ count: 7, price: 500 }];
  expect(add(withFees, '2027-06-12', '2027-06-19')).toEqual({ total: 3720, nights, fees, petFee: 0 });
  expect(add(withFees, '2027-06-12', '2027-06-19', true)).toEqual({ total: 3820, nights, fees, petFee: 100 });
  expect(add(home, '2027-06-12', '2027-06-19', true)?.total).toBe(3500);
});

test.each([
  ['of several rates is the lowest', home, { price: 300, isFrom: true }],
  ['of one rate is its price', { rates: [otherwise] }, { price: 300, isFrom: false }],
  ['for part of the year is a lower end', { rates: [summer] }, { price: 500, isFrom: true }],
  [
    'has the fees of the shortest stay',
    { rates: [otherwise], fees: [cleaning, gear] },
    { price: 360, isFrom: false },
  ],
  [
    'ignores periods that are over',
    { rates: [{ ...festival, price: 100 }, otherwise] },
    { price: 300, isFrom: false },
  ],
  [
    'ignores a rate that no night has',
    {
      rates: [
        { ...summer, from: '05-22', to: '12-31' },
        { ...summer, from: '01-01', to: '05-21' },
        otherwise,
      ],
    },
    { price: 500, isFrom: false },
  ],
  ['is unknown without rates', { rates: [] }, null],
])('the price without dates %s', (_, rates: HomeRates, expected) => {
  expect(findLowestPrice(rates, '2027-05-01')).toEqual(expected);
});

test('the price range ends with the dearest season', () => {
  expect(Math.max(...listNightlyPrices(home, '2027-05-01'))).toBe(500);
});

test.each([
  ['2027-05-21', 3, true],
  ['2027-05-22', 7, true],
  ['2027-05-23', 7, false],
  ['2027-08-14', 7, true],
  ['2026-12-31', 5, true],
  ['2027-01-03', 3, true],
])('from %s a stay has at least %i nights, and may begin: %s', (day, minNights, mayBegin) => {
  const rules = findArrivalRules(home, day);
  expect(rules.minNights).toBe(minNights);
  expect(isArrivalDay(rules, day)).toBe(mayBegin);
});

test('without a rate for the day, a stay may begin and have one night', () => {
  expect(findArrivalRules({ rates: [summer] }, '2027-01-09')).toEqual({ minNights: 1, arrivalDay: null });
});
