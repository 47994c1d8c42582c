import { expect, test } from 'vitest';
import type { CalculatorFieldName } from '@/content/net-calculator';
import { type InputProblems, parseInputs, parseNumber, startingTexts } from './inputs';

test.each<[CalculatorFieldName, string, number | null]>([
  ['nights', ' 180 ', 180],
  ['nights', '0', null],
  ['nights', '366', null],
  ['nights', '12.5', null],
  ['nights', 'many', null],
  ['nights', '1e2', null],
  ['rate', '$1,250.50', 1250.5],
  ['rate', '1,25', null],
  ['rate', '425.555', null],
  ['rate', '0', null],
  ['rate', '10,000.01', null],
  ['nationalFrom', '25%', 25],
  ['nationalTo', '101', null],
  ['hoursFrom', '7.55', null],
  ['uplift', '7.5%', 7.5],
])('%s: parses "%s" as %s', (name, text, expected) => {
  expect(parseNumber(name, text)).toBe(expected);
});

test.each<[string, Partial<Record<CalculatorFieldName, string>>, InputProblems]>([
  [
    'an empty field and words',
    { nights: '', rate: 'a lot' },
    {
      nights: 'Enter a whole number from 1 to 365.',
      rate: 'Enter dollars from 1 to 10,000, such as 425.50.',
    },
  ],
  ['a share above 100', { nationalTo: '120' }, { nationalTo: 'Enter a percentage from 0 to 100.' }],
  [
    'hours with two decimals',
    { hoursFrom: '5.25' },
    { hoursFrom: 'Enter hours from 0 to 100, with at most 1 digit after the point.' },
  ],
  [
    'a range of shares that is reversed',
    { nationalFrom: '40', nationalTo: '30' },
    { nationalTo: 'Must not be less than the share it starts from.' },
  ],
  [
    'a range of hours that is reversed',
    { hoursFrom: '9', hoursTo: '8' },
    { hoursTo: 'Must not be fewer than the hours it starts from.' },
  ],
])('rejects %s', (_, texts, problems) => {
  expect(parseInputs({ ...startingTexts(), ...texts })).toEqual({ numbers: null, problems });
});
