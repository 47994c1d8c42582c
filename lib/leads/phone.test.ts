import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { leadForms } from './forms';
import { toPhone } from './phone';

const { pattern = '' } = leadForms.partner.fields.find(({ name }) => name === 'phone') ?? {};
const fits = (text: string) => new RegExp(`^(?:${pattern})$`, 'v').test(text);

const codes = [...new Set(getCountries().map((country) => getCountryCallingCode(country)))];
const shortNumbers = codes.flatMap((code) =>
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap((length) =>
    ['1', '2', '4', '6'].map((d) => `+${code}${d.repeat(length)}`),
  ),
);

test('the browser accepts every phone number that the server accepts', () => {
  const written = [
    '٨٥٠٥٥٥٠١٤٢',
    '۸۵۰۵۵۵۰۱۴۲',
    '８５０５５５０１４２',
    '(00)44 20 7946 0958',
    '850 555 0142 x12',
    '850-555-0142\u2028',
  ];
  const taken = [...written, ...shortNumbers].filter((text) => toPhone(text.trim()));
  expect(taken.length).toBeGreaterThan(written.length);
  expect(taken.filter((text) => !fits(text))).toEqual([]);
});

test.each(['12', 'nonsense', '555 01'])('the browser rejects %s', (text) => {
  expect(fits(text)).toBe(false);
});
