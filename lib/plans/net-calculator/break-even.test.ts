import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitments, planIds } from '@/content/plans';
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

/** No hours, and what the rest costs a year. */
const costs = (help: number) => ({ hoursFrom: 0, hoursTo: 0, software: 0, photos: 0, help });

test.each<[Partial<NetInputs>, string, ...string[]]>([
  [
    {},
    'Professional pays from 14 more nights a year, 7 percent.',
    '$65,700 ÷ (100% − 24%) = $86,447.37',
    '$86,447.37 − $80,750 = $5,697.37',
    '$5,697.37 ÷ $425 a night = 13.41 nights',
  ],
  // The owner's guess of what a manager adds changes nothing here.
  [{ uplift: 50, ...costs(19_200) }, 'Professional pays from 1 more night a year, less than 1 percent.'],
  [
    costs(20_000),
    'Professional pays with the nights you have, and with up to 1 fewer.',
    '$60,750 ÷ (100% − 24%) = $79,934.21',
    '$80,750 − $79,934.21 = $815.79',
    '$815.79 ÷ $425 a night = 1.92 nights',
  ],
  [costs(19_380), 'Professional pays with the nights you have.', '$61,370 ÷ (100% − 24%) = $80,750'],
  [
    { nights: 365, ...costs(5300) },
    'No number of nights makes Professional pay at this rate: it takes a rate 27 percent higher.',
    '$149,825 ÷ (100% − 24%) = $197,138.16',
    '$197,138.16 ÷ 365 nights = $540.11 a night',
  ],
  [
    { nights: 10 },
    'Professional pays with the nights you have, and with up to 10 fewer.',
    'Alone, -$10,800 is left; with no nights at all, $0',
  ],
])('with %o: %s', (changes, sentence, ...steps) => {
  const estimate = estimateNet({ ...startingNumbers(), nights: 190, rate: 425, ...changes }, 'oneYear');
  const found = breakEven(estimate, 'professional');
  expect(breakEvenSentence(found, estimate)).toBe(sentence);
  if (steps.length > 0) expect(breakEvenSteps(found, estimate)).toEqual(steps);
});
