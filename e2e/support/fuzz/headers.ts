import fc from 'fast-check';
import { oneWordOf, value } from './values';

const name = oneWordOf(`accept accept-encoding accept-language authorization content-encoding cookie forwarded
  if-modified-since if-none-match next-action next-router-prefetch next-router-state-tree next-url origin range referer
  rsc sec-fetch-site traceparent user-agent x-contentful-signature x-contentful-signed-headers x-contentful-timestamp
  x-contentful-topic x-forwarded-for x-forwarded-host x-forwarded-proto x-http-method-override x-middleware-subrequest
  x-nextjs-data x-prerender-revalidate x-request-id x-revalidate-secret`);

// Node refuses to send anything else in a header; what it would refuse is tried on the socket by other tests.
const anyValue = value.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 6_000));

/** Values that once broke something. */
const known = fc.constantFrom<Record<string, string>>(
  { range: 'bytes=9-2' },
  { range: 'bytes=-5' },
  { 'x-contentful-signature': 'x', 'x-contentful-signed-headers': 'a b', 'x-contentful-timestamp': '1' },
  { 'x-forwarded-for': '203.0.113.9:4711, [::1]:80' },
  { connection: 'Upgrade', upgrade: 'websocket' },
);

export const headers = fc.oneof(
  { weight: 9, arbitrary: fc.dictionary(name, anyValue, { maxKeys: 4 }) },
  { weight: 1, arbitrary: known },
);
