import { describe, expect, test } from 'vitest';
import { startLink } from '../start-link';
import { estimateNet } from './estimate';
import { dollarSpan, dollars, grossSteps, outcomeSteps, percentSpan } from './format';
import { startingNumbers } from './inputs';

describe('amounts as people read them', () => {
  test.each([
    [58_140_00, '$58,140'],
    [58_140_25, '$58,140.25'],
    [0, '$0'],
    [-8_700_00, '-$8,700'],
  ])('%d cents', (cents, text) => {
    expect(dollars(cents)).toBe(text);
  });

  test.each([
    [{ low: 100_50, high: 100_50 }, '$100.50'],
    [{ low: 51_680_49, high: 64_600_50 }, '$51,680 to $64,601'],
  ])('%o', (span, text) => {
    expect(dollarSpan(span)).toBe(text);
  });

  test('shares', () => {
    expect(percentSpan({ low: 24, high: 24 })).toBe('24%');
    expect(percentSpan({ low: 13.2, high: 25.3 })).toBe('13.2 to 25.3%');
  });
});

describe('the arithmetic shown', () => {
  const numbers = { ...startingNumbers(), nights: 100, nightsMargin: 10, rate: 400 };
  const result = estimateNet(numbers, 'oneYear');
  const steps = (id: string) => {
    const outcome = result.outcomes.find((each) => each.id === id);
    return outcome && outcomeSteps(outcome, numbers, 'oneYear');
  };

  test.each([
    ['professional', '24% of $40,000 = $9,600; $40,000 − $9,600 = $30,400'],
    ['national', '30% of $40,000 = $12,000; $40,000 − $12,000 = $28,000'],
    [
      'selfManaged',
      '$1,200 + $500 + $3,600 + 7.5 hours × 52 weeks × $25 = $15,050; $40,000 − $15,050 = $24,950',
    ],
  ])('%s', (id, text) => {
    expect(steps(id)).toBe(text);
  });

  test('more rent with a manager, as guessed', () => {
    const guessed = { ...numbers, uplift: 10 };
    const estimate = estimateNet(guessed, 'oneYear');
    expect(grossSteps(estimate, guessed)).toBe(
      '100 nights × $400 = $40,000; at 90 to 110 nights, $36,000 to $44,000. With a manager, by your guess: 10% more, $44,000.',
    );
    const [essential] = estimate.outcomes;
    expect(essential && outcomeSteps(essential, guessed, 'oneYear')).toBe(
      '21% of $44,000 = $9,240; $44,000 − $9,240 = $34,760',
    );
  });
});

test('a choice is carried into the form’s address, the gross in whole dollars', () => {
  expect(startLink({ plan: 'premium', commitment: 'twoYear', bedrooms: '' })).toBe(
    '/partner?plan=premium&commitment=twoYear#revenue-analysis',
  );
  expect(
    startLink({ plan: 'essential', commitment: 'oneYear', area: 'pcb', bedrooms: '4', gross: 58_140_50 }),
  ).toBe('/partner?plan=essential&commitment=oneYear&area=pcb&bedrooms=4&revenue=58141#revenue-analysis');
});
