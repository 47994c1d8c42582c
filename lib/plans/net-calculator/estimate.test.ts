import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Commitment, commitments } from '@/content/plans';
import { estimateNet, type NetEstimate, type NetInputs, type Outcome, percentOf, shareOf } from './estimate';
import { startingNumbers } from './inputs';
import { anyInputs } from './testing/any-inputs';

/** Somebody who knows their nights: no range but where a test asks for one. */
const certain: NetInputs = {
  ...startingNumbers(),
  nights: 100,
  nightsMargin: 0,
  rate: 400,
  nationalFrom: 30,
  nationalTo: 30,
  software: 1000,
  photos: 500,
  help: 2500,
  hoursFrom: 4,
  hoursTo: 4,
  hour: 25,
};

const outcome = (numbers: NetInputs, commitment: Commitment, id: Outcome['id']) => {
  const found = estimateNet(numbers, commitment).outcomes.find((each) => each.id === id);
  if (!found) throw new Error(`No outcome ${id}`);
  return found;
};

describe('an owner who grosses $40,000 keeps', () => {
  test.each<[Commitment, Outcome['id'], number, number, number]>([
    ['noCommitment', 'essential', 22, 8_800, 31_200],
    ['oneYear', 'premium', 27, 10_800, 29_200],
    ['twoYear', 'professional', 23, 9_200, 30_800],
    ['oneYear', 'national', 30, 12_000, 28_000],
    // 1,000 + 500 + 2,500 + 4 hours × 52 × 25 = 9,200
    ['oneYear', 'selfManaged', 23, 9_200, 30_800],
  ])('%s, %s: %d%% taken, $%d cost, $%d kept', (commitment, id, share, cost, net) => {
    const { cost: costs, net: nets, share: shares } = outcome(certain, commitment, id);
    expect([shares.middle, costs.middle, nets.middle]).toEqual([share, cost * 100, net * 100]);
    expect([nets.low, nets.high]).toEqual([net * 100, net * 100]);
  });
});

describe('cents', () => {
  test.each([
    // [amount in cents, percent, cents]
    [1_050, 21, 221], // 220.5, half up
    [80_750_00, 21.5, 17_361_25],
    [365 * 1_000_000, 100, 365_000_000],
  ])('%d cents at %d%% are %d', (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected);
  });

  test('a share is given with one decimal', () => {
    expect(shareOf(15_050_00, 80_750_00)).toBe(18.6);
  });
});

describe('a guess makes a range', () => {
  test('a year has 365 nights at most and one at least', () => {
    expect(estimateNet({ ...certain, nights: 360, nightsMargin: 20 }, 'oneYear').nights.high).toBe(365);
    expect(estimateNet({ ...certain, nights: 2, nightsMargin: 5 }, 'oneYear').nights.low).toBe(1);
  });

  test('a share from … to takes the worst of both guesses at the low end', () => {
    const guess = { ...certain, nightsMargin: 20, nationalFrom: 25, nationalTo: 35 };
    const { cost, net, share } = outcome(guess, 'oneYear', 'national');
    expect(net).toEqual({ low: 20_800_00, middle: 28_000_00, high: 36_000_00 });
    expect(cost).toEqual({ low: 8_000_00, middle: 12_000_00, high: 16_800_00 });
    expect(share).toEqual({ low: 25, middle: 30, high: 35 });
  });

  test('hours from … to spread the cost of managing it oneself', () => {
    const { cost, share } = outcome({ ...certain, hoursFrom: 2, hoursTo: 6 }, 'oneYear', 'selfManaged');
    expect(cost).toEqual({ low: 6_600_00, middle: 9_200_00, high: 11_800_00 });
    expect(share).toEqual({ low: 16.5, middle: 23, high: 29.5 });
  });
});

test('what an owner guesses a manager adds counts for every manager, and for nobody else', () => {
  const grossOf = ({ outcomes }: NetEstimate) => outcomes.map(({ id, gross }) => [id, gross.middle / 100]);
  expect(grossOf(estimateNet({ ...certain, uplift: 7.5 }, 'oneYear'))).toEqual([
    ['essential', 43_000],
    ['professional', 43_000],
    ['premium', 43_000],
    ['selfManaged', 40_000],
    ['national', 43_000],
  ]);
  expect(outcome({ ...certain, uplift: 7.5 }, 'oneYear', 'professional').net.middle).toBe(32_680_00);
});

test('whatever an owner puts in, cost and net make up the gross, in whole cents, and the range holds the middle', () => {
  fc.assert(
    fc.property(anyInputs, fc.constantFrom(...commitments), (input, commitment) => {
      for (const { gross, cost, net, share } of estimateNet(input, commitment).outcomes) {
        expect(cost.middle + net.middle).toBe(gross.middle);
        for (const span of [cost, net]) {
          expect([span.low, span.middle, span.high].every(Number.isSafeInteger)).toBe(true);
          expect(span.low).toBeLessThanOrEqual(span.middle);
          expect(span.middle).toBeLessThanOrEqual(span.high);
        }
        expect(Number.isFinite(share.low + share.middle + share.high)).toBe(true);
      }
    }),
  );
});
