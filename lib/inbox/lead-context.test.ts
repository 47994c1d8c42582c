import { expect, test } from 'vitest';
import { contextOf } from './lead-context';

test.each([
  [{}, { hutk: 'c'.repeat(32) }],
  [{ 'sec-gpc': '1' }, {}],
])('stores HubSpot’s cookie, but not under Global Privacy Control: %j', (privacy, context) => {
  const headers = new Headers({ ...privacy, cookie: `hubspotutk=${'c'.repeat(32)}` } as HeadersInit);
  expect(contextOf(headers, {}, 'https://site.example')).toEqual(context);
});

test('keeps what a visitor wrote after the phone number', () => {
  const body = { phone: '850-555-0142\n(text after 5:30)' };
  expect(contextOf(new Headers(), body, 'https://site.example')).toEqual({ phoneNote: 'text after 5:30' });
});

test('keeps the home, the dates and the party that a visitor asked about', () => {
  const page =
    'https://site.example/contact?property=Villa_No.1&check-in=2027-06-12&guests=7&dog=yes&topic=x';
  expect(contextOf(new Headers(), { page }, 'https://site.example')).toMatchObject({
    ...{ property: 'Villa_No.1', checkIn: '2027-06-12', guests: '7', dog: 'yes' },
  });
});

test.each([
  ['/contact?homes=dune-house,blue-house', { property: 'dune-house,blue-house' }],
  ['/contact?homes=dune-house&destination=destin', { property: 'dune-house', destination: 'destin' }],
  ['/partner?homes=2', {}],
])('keeps the homes or the area that %s asks about', (path, context) => {
  const page = `https://site.example${path}`;
  const { page: _page, ...kept } = contextOf(new Headers(), { page }, 'https://site.example');
  expect(kept).toEqual(context);
});
