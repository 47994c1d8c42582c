import { expect, test } from 'vitest';
import { formatCents } from '@/content/numbers';
import { planIds, planNames, prices } from '@/content/plans';
import { toStartLink } from '@/lib/plans/start-link';
import { estimateNet } from './estimate';
import { formatArithmetic, formatPercents, formatSpan } from './format';
import { startingNumbers } from './inputs';

test('formats amounts and spans', () => {
  expect([58_140_00, 58_140_25, -8_700_00].map(formatCents)).toEqual(['$58,140', '$58,140.25', '-$8,700']);
  expect(formatSpan({ low: 100_50, high: 100_50 })).toBe('$100.50');
  expect(formatSpan({ low: 51_680_49, high: 64_600_50 })).toBe('$51,680 to $64,601');
  expect(formatPercents({ low: 24, high: 24 })).toBe('24%');
  expect(formatPercents({ low: 13.2, high: 25.3 })).toBe('13.2 to 25.3%');
});

test('lists the arithmetic line by line, including the uplift', () => {
  const numbers = { ...startingNumbers(), nights: 100, nightsMargin: 10, rate: 400, uplift: 10 };
  expect(formatArithmetic(estimateNet(numbers, 'oneYear'), numbers, 'professional')).toEqual([
    ['Rent in a year', '100 nights × $400 = $40,000; at 90 to 110 nights, $36,000 to $44,000'],
    ['Rent with a manager', '10% more = $44,000'],
    ...planIds.map((plan) => {
      const share = prices.oneYear[plan];
      const [fee, rest] = [440 * share, 440 * (100 - share)].map((amount) => formatCents(amount * 100));
      return [planNames[plan], `${share}% of $44,000 = ${fee}; leaves ${rest}`];
    }),
    ['By yourself', '$1,200 + $500 + $3,600 + 7.5 hours × 52 weeks × $25 = $15,050; leaves $24,950'],
    ['A national brand', '30% of $44,000 = $13,200; leaves $30,800'],
    ['Break-even, Professional', '$24,950 ÷ (100% − 24%) = $32,828.95; ÷ $400 a night = 82.1, so 83 nights'],
  ]);
});

test('toStartLink passes a choice to the form', () => {
  expect(toStartLink({ plan: 'premium', commitment: 'twoYear', bedrooms: '' })).toBe(
    '/partner?plan=premium&commitment=twoYear#revenue-analysis',
  );
  expect(toStartLink({ plan: 'essential', commitment: 'oneYear', area: 'pcb', homes: '2' })).toBe(
    '/partner?plan=essential&commitment=oneYear&area=pcb&homes=2#revenue-analysis',
  );
});
