import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { formatPhone } from './format-phone';
import { leadForms } from './lead-forms';
import { parsePhoneNote, toPhone } from './phone';

const { pattern = '' } = leadForms.partner.fields.find(({ name }) => name === 'phone') ?? {};
const matchesPattern = (text: string) => new RegExp(`^(?:${pattern})$`, 'v').test(text);

const codes = [...new Set(getCountries().map((country) => getCountryCallingCode(country)))];
const shortNumbers = codes.flatMap((code) =>
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap((length) =>
    ['1', '2', '4', '6'].map((d) => `+${code}${d.repeat(length)}`),
  ),
);

/** Ways that people write the same number. */
const variants = [
  ...['(+1) 850-555-0142', '(1) 850 555 0142', '+ 1 850 555 0142', '＋1 850 555 0142'],
  ...[
    '850-555-0142,',
    '850-555-0142 (cell)',
    '850-555-0142 - mobile',
    '850-555-0142 (text after 5:30)',
    '850-555-0142, call before 9',
    '(home) 850.555.0142',
    'Ph: (850) 555-0142.',
  ],
  ...['tel:850-555-0142', 'tel:+1-850-555-0142', '#850-555-0142', '#(850) 555-0142'],
];
test.each(variants)('%s is a phone number', (text) => expect(toPhone(text)).toBe('+18505550142'));

test.each([
  ['tel:+18505550142;ext=12', '+18505550142 ext. 12'],
  ['(850) 555-0142 ext. 12 (office)', '+18505550142 ext. 12'],
  ['850-555-0142 ext 12 after 5 pm', '+18505550142 ext. 12'],
  ['+52 1 55 1234 5678', '+525512345678'],
  ['(+52) 1 55 1234 5678', '+525512345678'],
  ['(+44) 20 7946 0958', '+442079460958'],
  ['00 44 20 7946 0958', '+442079460958'],
  ['850.555.0142 x12', '+18505550142 ext. 12'],
  ['８５０５５５０１４２', '+18505550142'],
  ['850-555-0142 or 850-555-0100', null],
])('parses %s as %s', (text, phone) => expect(toPhone(text)).toBe(phone));

test.each([
  ['850-555-0142', ''],
  ['850-555-0142 (cell)', ''],
  ['850-555-0142 ext. 12', ''],
  ['850-555-0142 (text after 5:30)', 'text after 5:30'],
  ['850-555-0142, call before 9', 'call before 9'],
])('the note of %s is "%s"', (text, note) => expect(parsePhoneNote(text)).toBe(note));

test('the browser accepts every phone number that the server accepts', () => {
  const written = [
    '٨٥٠٥٥٥٠١٤٢',
    '۸۵۰۵۵۵۰۱۴۲',
    '８５０５５５０１４２',
    '(00)44 20 7946 0958',
    '850 555 0142 x12',
    '850-555-0142\u2028',
    ...variants,
  ];
  const accepted = [...written, ...shortNumbers].filter((text) => toPhone(text.trim()));
  expect(accepted.length).toBeGreaterThan(written.length);
  expect(accepted.filter((text) => !matchesPattern(text))).toEqual([]);
});

test.each(['12', 'nonsense', '555 01'])('the browser rejects %s', (text) => {
  expect(matchesPattern(text)).toBe(false);
});

test.each([
  ['+18505550181', '(850) 555-0181'],
  ['8505550181', '(850) 555-0181'],
  ['1 850.555.0181', '(850) 555-0181'],
  ['+18505550181 ext. 12', '(850) 555-0181 ext. 12'],
  ['+4712345678', '+4712345678'],
  ['011 49 30 1234567', '011 49 30 1234567'],
])('formats the number %s as %s', (phone, text) => expect(formatPhone(phone)).toBe(text));
