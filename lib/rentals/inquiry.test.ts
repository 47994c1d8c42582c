import { expect, test } from 'vitest';
import { inquiryHref } from './inquiry';

const contact = '/contact?property=harbor-row-7#contact-form';

test.each([
  [
    'dates and party travel on',
    '2027-05-14',
    '2027-05-21',
    '3-4',
    '/contact?property=harbor-row-7&check-in=2027-05-14&check-out=2027-05-21&guests=3-4#contact-form',
  ],
  ['nine or more', '', '', '9+', '/contact?property=harbor-row-7&guests=9%2B#contact-form'],
  ['nothing chosen', '', '', null, contact],
] as const)('%s', (_, checkIn, checkOut, guests, expected) => {
  expect(inquiryHref(contact, { checkIn, checkOut, guests })).toBe(expected);
});
