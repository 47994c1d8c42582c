import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Commitment, commitments } from '@/content/plans';
import { estimateNet, type Manager, type NetInputs, percentOf } from './estimate';
import { startingNumbers } from './inputs';
import { anyInputs } from './testing/any-inputs';

/** A home that grosses $40,000, without a guess. */
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

/** The net in dollars, from low to high. */
const netOf = (numbers: Partial<NetInputs>, commitment: Commitment, manager: Manager) => {
  const { outcomes } = estimateNet({ ...certain, ...numbers }, commitment);
  const net = outcomes.find(({ id }) => id === manager)?.net;
  return net && [net.low / 100, net.middle / 100, net.high / 100];
};

test.each<[Partial<NetInputs>, Commitment, Manager, number[]]>([
  [{}, 'noCommitment', 'essential', [31_200, 31_200, 31_200]],
  [{}, 'oneYear', 'premium', [29_200, 29_200, 29_200]],
  [{}, 'twoYear', 'professional', [30_800, 30_800, 30_800]],
  // Several homes take 2 to 3 points off.
  [{ homes: 2 }, 'oneYear', 'professional', [31_200, 31_400, 31_600]],
  [{ homes: 2 }, 'oneYear', 'national', [28_000, 28_000, 28_000]],
  [{ nightsMargin: 20, nationalFrom: 25, nationalTo: 35 }, 'oneYear', 'national', [20_800, 28_000, 36_000]],
  // 1,000 + 500 + 2,500 + 4 hours × 52 × 25 = 9,200
  [{}, 'oneYear', 'selfManaged', [30_800, 30_800, 30_800]],
  [{ hoursFrom: 2, hoursTo: 6 }, 'oneYear', 'selfManaged', [28_200, 30_800, 33_400]],
  // The guess of what a manager adds counts for every manager, and for nobody else.
  [{ uplift: 7.5 }, 'oneYear', 'professional', [32_680, 32_680, 32_680]],
  [{ uplift: 7.5 }, 'oneYear', 'selfManaged', [30_800, 30_800, 30_800]],
])('with %o, %s, %s: an owner keeps %o dollars', (numbers, commitment, manager, net) => {
  expect(netOf(numbers, commitment, manager)).toEqual(net);
});

test.each([
  // Amount in cents, percent, cents.
  [1_050, 21, 221], // 220.5, half up
  [80_750_00, 21.5, 17_361_25],
  [365 * 1_000_000, 100, 365_000_000],
])('%d cents at %d%% are %d', (amount, percent, expected) => {
  expect(percentOf(amount, percent)).toBe(expected);
});

test('a year has 365 nights at most and one at least', () => {
  expect(estimateNet({ ...certain, nights: 360, nightsMargin: 20 }, 'oneYear').nights.high).toBe(365);
  expect(estimateNet({ ...certain, nights: 2, nightsMargin: 5 }, 'oneYear').nights.low).toBe(1);
});

test('whatever an owner enters, nets are whole cents within the rent, and the range holds the middle', () => {
  fc.assert(
    fc.property(anyInputs, fc.constantFrom(...commitments), (input, commitment) => {
      for (const { gross, net } of estimateNet(input, commitment).outcomes) {
        expect([net.low, net.middle, net.high].every(Number.isSafeInteger)).toBe(true);
        expect(net.low).toBeLessThanOrEqual(net.middle);
        expect(net.middle).toBeLessThanOrEqual(net.high);
        expect(net.high).toBeLessThanOrEqual(gross.high);
      }
    }),
  );
});
