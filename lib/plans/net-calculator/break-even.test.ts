import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Commitment, commitments, planIds } from '@/content/plans';
import { breakEven, breakEvenSentence, breakEvenSteps } from './break-even';
import { estimateNet, type NetInputs, percentOf } from './estimate';
import { startingNumbers } from './inputs';
import { anyInputs } from './testing/any-inputs';

test('at break-even a plan leaves as much as managing it oneself, to the cent, whatever an owner puts in', () => {
  fc.assert(
    fc.property(
      anyInputs,
      fc.constantFrom(...commitments),
      fc.constantFrom(...planIds),
      (input, term, plan) => {
        const estimate = estimateNet(input, term);
        const alone = estimate.outcomes.find(({ id }) => id === 'selfManaged')?.net.middle ?? 0;
        const share = estimate.outcomes.find(({ id }) => id === plan)?.share.middle ?? 0;
        const rate = Math.round(input.rate * 100);
        const kept = (gross: number) => gross - percentOf(gross, share);
        const { gross, nights } = breakEven(estimate, plan);

        expect(kept(gross)).toBe(Math.max(0, alone));
        expect(kept(nights * rate)).toBeGreaterThanOrEqual(alone);
        if (nights > 0) expect(kept((nights - 1) * rate)).toBeLessThan(alone);
      },
    ),
  );
});

const told = (changes: Partial<NetInputs>, commitment: Commitment = 'oneYear') => {
  const estimate = estimateNet({ ...startingNumbers(), nights: 190, rate: 425, ...changes }, commitment);
  const found = breakEven(estimate, 'professional');
  return `${breakEvenSentence(found, estimate)} ${breakEvenSteps(found, estimate).join('; ')}`;
};
/** No hours: $1,200 + $500 + $3,600 a year. */
const free = { hoursFrom: 0, hoursTo: 0 };
const nothing = { ...free, software: 0, photos: 0, help: 0 };

test.each([
  [
    'more nights',
    {},
    'Professional pays from 14 more nights a year, 7 percent. $65,700 ÷ (100% − 24%) = $86,447.37; $86,447.37 − $80,750 = $5,697.37; $5,697.37 ÷ $425 a night = 13.41 nights',
  ],
  [
    'one more night',
    { ...nothing, help: 19_200 },
    'Professional pays from 1 more night a year, less than 1 percent. $61,550 ÷ (100% − 24%) = $80,986.84; $80,986.84 − $80,750 = $236.84; $236.84 ÷ $425 a night = 0.56 nights',
  ],
  [
    'fewer nights',
    { ...nothing, help: 20_000 },
    'Professional pays with the nights you have, and with up to 1 fewer. $60,750 ÷ (100% − 24%) = $79,934.21; $80,750 − $79,934.21 = $815.79; $815.79 ÷ $425 a night = 1.92 nights',
  ],
  [
    'the same nights',
    { ...nothing, help: 19_380 },
    'Professional pays with the nights you have. $61,370 ÷ (100% − 24%) = $80,750',
  ],
  [
    'more nights than a year has',
    { ...nothing, nights: 300 },
    'No number of nights makes Professional pay at this rate: it takes a rate 32 percent higher. $127,500 ÷ (100% − 24%) = $167,763.16; $167,763.16 ÷ 300 nights = $559.22 a night',
  ],
  [
    'every night of the year',
    { ...free, nights: 365 },
    'No number of nights makes Professional pay at this rate: it takes a rate 27 percent higher. $149,825 ÷ (100% − 24%) = $197,138.16; $197,138.16 ÷ 365 nights = $540.11 a night',
  ],
  [
    'costs above the rent',
    { nights: 10 },
    'Professional pays with the nights you have, and with up to 10 fewer. Alone, -$10,800 is left; with no nights at all, $0',
  ],
  [
    'a guess of what a manager adds, which changes nothing here',
    { uplift: 50 },
    'Professional pays from 14 more nights a year, 7 percent. $65,700 ÷ (100% − 24%) = $86,447.37; $86,447.37 − $80,750 = $5,697.37; $5,697.37 ÷ $425 a night = 13.41 nights',
  ],
])('%s', (_, changes, expected) => {
  expect(told(changes)).toBe(expected);
});
