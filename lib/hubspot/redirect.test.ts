import { expect, test } from 'vitest';
import { toDestination } from './redirect';

const origin = 'https://seaoatstays.example';
const fallback = '/contact/thank-you';

test.each([
  ['/marketing/thank-you', '/marketing/thank-you'],
  ['/partner/thank-you', '/partner/thank-you'],
  ['/newsletter/thank-you', '/marketing/thank-you'],
  ['/partner/thank-you/', '/partner/thank-you'],
  ['/Partner/Thank-You?submissionGuid=1', '/partner/thank-you'],
  ['partner-thank-you', '/partner/thank-you'],
  [`${origin}/referral/thank-you`, '/referral/thank-you'],
  // Redirects to other paths on this site, or to other sites, stay as they are.
  ['/about/thank-you', '/about/thank-you'],
  ['/plans?from=form#offer', '/plans?from=form#offer'],
  ['/constructor/thank-you', '/constructor/thank-you'],
  ['https://book.example/start', 'https://book.example/start'],
  ['https://other.example/partner/thank-you', 'https://other.example/partner/thank-you'],
  ['//other.example/x', 'https://other.example/x'],
  // Invalid redirects lead to the fallback.
  [undefined, fallback],
  ['', fallback],
  ['javascript:alert(1)', fallback],
  [' java\nscript:alert(1)', fallback],
  ['mailto:someone@example.com', fallback],
  ['https://user:secret@other.example/', fallback],
  ['https://', fallback],
])('%s leads to %s', (requested, destination) => {
  expect(toDestination(requested, { origin, fallback })).toBe(destination);
});
