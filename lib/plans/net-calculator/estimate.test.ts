import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalculatorFieldName, calculatorFields } from '@/content/net-calculator';
import { type Commitment, commitments, multiHomeSaving, type PlanId, prices } from '@/content/plans';
import { estimateNet, type Manager, type NetInputs, percentOf } from './estimate';
import { fieldNames, startingNumbers } from './inputs';

/** Inputs without ranges: 100 nights at $400, which is $40,000 of rent. */
const exactInputs: NetInputs = {
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

/** Returns the low, middle and high net in dollars. */
const netOf = (numbers: Partial<NetInputs>, commitment: Commitment, manager: Manager) => {
  const { outcomes } = estimateNet({ ...exactInputs, ...numbers }, commitment);
  const net = outcomes.find(({ id }) => id === manager)?.net;
  return net && [net.low / 100, net.middle / 100, net.high / 100];
};

/** Returns the rent minus the fee in dollars, once for each of `discounts` (percentage points off the fee). */
function subtractFee(commitment: Commitment, plan: PlanId, rent = 40_000, discounts = [0, 0, 0]) {
  return discounts.map((points) => (rent * (100 - prices[commitment][plan] + points)) / 100);
}
const { low, high } = multiHomeSaving;

test.each<[Partial<NetInputs>, Commitment, Manager, number[]]>([
  [{}, 'noCommitment', 'essential', subtractFee('noCommitment', 'essential')],
  [{}, 'oneYear', 'premium', subtractFee('oneYear', 'premium')],
  [{}, 'twoYear', 'professional', subtractFee('twoYear', 'professional')],
  // A second home lowers the fee.
  [
    { homes: 2 },
    'oneYear',
    'professional',
    subtractFee('oneYear', 'professional', 40_000, [low, (low + high) / 2, high]),
  ],
  [{ homes: 2 }, 'oneYear', 'national', [28_000, 28_000, 28_000]],
  [{ nightsMargin: 20, nationalFrom: 25, nationalTo: 35 }, 'oneYear', 'national', [20_800, 28_000, 36_000]],
  // Software, photos, help and hours cost 1,000 + 500 + 2,500 + 4 × 52 × 25 = 9,200 dollars a year.
  [{}, 'oneYear', 'selfManaged', [30_800, 30_800, 30_800]],
  [{ hoursFrom: 2, hoursTo: 6 }, 'oneYear', 'selfManaged', [28_200, 30_800, 33_400]],
  // The uplift raises the rent only with a manager.
  [{ uplift: 7.5 }, 'oneYear', 'professional', subtractFee('oneYear', 'professional', 43_000)],
  [{ uplift: 7.5 }, 'oneYear', 'selfManaged', [30_800, 30_800, 30_800]],
])('with %o, %s, %s: an owner keeps %o dollars', (numbers, commitment, manager, net) => {
  expect(netOf(numbers, commitment, manager)).toEqual(net);
});

test('percentOf rounds half a cent up', () => {
  expect(percentOf(1_050, 21)).toBe(221);
});

test('nights stay between 1 and 365', () => {
  expect(estimateNet({ ...exactInputs, nights: 360, nightsMargin: 20 }, 'oneYear').nights.high).toBe(365);
  expect(estimateNet({ ...exactInputs, nights: 2, nightsMargin: 5 }, 'oneYear').nights.low).toBe(1);
});

/** Valid inputs, with at most as many decimals as each field allows. */
const anyInputs = fc
  .record(
    Object.fromEntries(
      fieldNames.map((name) => {
        const { min, max, decimals } = calculatorFields[name];
        const step = 10 ** decimals;
        return [name, fc.integer({ min: min * step, max: max * step }).map((value) => value / step)];
      }),
    ) as Record<CalculatorFieldName, fc.Arbitrary<number>>,
  )
  .filter((input) => input.nationalFrom <= input.nationalTo && input.hoursFrom <= input.hoursTo);

test('for any valid inputs, nets are whole cents, in order and at most the rent', () => {
  fc.assert(
    fc.property(anyInputs, fc.constantFrom(...commitments), (input, commitment) => {
      for (const { gross, net } of estimateNet(input, commitment).outcomes) {
        expect([net.low, net.middle, net.high].every(Number.isSafeInteger)).toBe(true);
        expect(net.low).toBeLessThanOrEqual(net.middle);
        expect(net.middle).toBeLessThanOrEqual(net.high);
        expect(net.high).toBeLessThanOrEqual(gross.high);
      }
    }),
    { seed: 1 },
  );
});
