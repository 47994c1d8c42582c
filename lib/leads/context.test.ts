import { expect, test } from 'vitest';
import { contextOf } from './context';

test.each([
  [{}, { hutk: 'c'.repeat(32) }],
  [{ 'sec-gpc': '1' }, {}],
])('stores HubSpot’s cookie, but not under Global Privacy Control: %j', (asked, context) => {
  const headers = new Headers({ ...asked, cookie: `hubspotutk=${'c'.repeat(32)}` } as HeadersInit);
  expect(contextOf(headers, {}, 'https://site.example')).toEqual(context);
});
