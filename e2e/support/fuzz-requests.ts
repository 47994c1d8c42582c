import fc from 'fast-check';
import { fieldNames, honeypot } from '@/lib/leads/forms';

/** One of the words of a text: shorter to read than a list of strings. */
const oneWordOf = (text: string) => fc.constantFrom(...text.trim().split(/\s+/));

const hostile = fc.oneof(
  oneWordOf(`0 -1 null true {} [] __proto__ constructor ../../../../etc/passwd ..%2f..%2fetc%2fpasswd % %E0%A4%A 1e999
    file:///etc/passwd http://127.0.0.1:22/ http://[::1]/ http://169.254.169.254/latest/meta-data/ //evil.example/x.jpg
    /images/hero/../../package.json /images/%00.jpg <script>alert(1)</script> {{7*7}} ada@example.com`),
  fc.constantFrom('', "' or 1=1 --", '"; drop table leads; --', '\u202e\u0000\ud800', '+1 850 555 0142'),
  // Long, and of a kind that a careless pattern takes quadratic time for.
  fc.constantFrom(
    ...['😀'.repeat(50), 'a'.repeat(9_000), `a${' '.repeat(9_000)}b`, 'ж'.repeat(4_000)],
    ...['['.repeat(9_000), '<p '.repeat(3_000), `${'*a* '.repeat(2_000)}`],
  ),
);

/** What somebody may write into a field, a header or a query. */
const value = fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 60 }), fc.webUrl(), fc.emailAddress());

const route = fc.oneof(
  oneWordOf('newsletter partner referral contact about nothing .. %2e%2e __proto__').map(
    (form) => `/api/leads/${form}`,
  ),
  oneWordOf('vision revalidate draft csp health health/live health/ready').map((name) => `/api/${name}`),
  oneWordOf(`/api /api/ /api/leads /api/nothing /feed.xml /feed.json /server-sitemap.xml /robots.txt /llms.txt
    /.well-known/security.txt /_next/image /_next/webpack-hmr /og/none /blog/none.md /blog/...md /sitemap.xml
    /video/hero.mp4`),
);

const tail = fc.oneof(
  { weight: 8, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: oneWordOf('/ // /x %00 ;a=b %2f .json /.. \\') },
);

const pair = fc
  .tuple(oneWordOf('secret slug url w q page _rsc path redirect'), value)
  .map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`);

const query = fc.oneof(
  fc.constant(''),
  fc.array(pair, { maxLength: 4 }).map((pairs) => `?${pairs.join('&')}`),
  fc.string({ maxLength: 40 }).map((text) => `?${text.replace(/[^!-~]/g, '')}`),
);

const path = fc.tuple(route, tail, query).map((parts) => parts.join('').slice(0, 12_000));

const headerName =
  oneWordOf(`accept accept-encoding accept-language authorization content-encoding cookie forwarded
  if-modified-since if-none-match next-action next-router-prefetch next-router-state-tree next-url origin range referer
  rsc sec-fetch-site traceparent user-agent x-contentful-signature x-contentful-signed-headers x-contentful-timestamp
  x-contentful-topic x-forwarded-for x-forwarded-host x-forwarded-proto x-http-method-override x-middleware-subrequest
  x-nextjs-data x-prerender-revalidate x-request-id x-revalidate-secret`);

// Node refuses to send anything else in a header; what it would refuse is tried on the socket by other tests.
const headerValue = value.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 6_000));

/** Values that once broke something. */
const knownHeaders = fc.constantFrom<Record<string, string>>(
  { range: 'bytes=9-2' },
  { range: 'bytes=-5' },
  { 'x-contentful-signature': 'x', 'x-contentful-signed-headers': 'a b', 'x-contentful-timestamp': '1' },
  { 'x-forwarded-for': '203.0.113.9:4711, [::1]:80' },
  { connection: 'Upgrade', upgrade: 'websocket' },
);

const headers = fc.oneof(
  { weight: 9, arbitrary: fc.dictionary(headerName, headerValue, { maxKeys: 4 }) },
  { weight: 1, arbitrary: knownHeaders },
);

interface Body {
  bytes: Buffer;
  type: string;
}

const field = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...fieldNames, honeypot.name) },
  { weight: 1, arbitrary: oneWordOf('page imageUrl secret slug sys __proto__') },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);
const goodLead = fc.record({
  name: fc.constant('Ada Lovelace'),
  email: fc.constant('ada@example.com'),
  phone: fc.constant('850 555 0100'),
  topic: oneWordOf('guest owner partner other'),
  message: value,
});
const fields = fc.oneof(
  goodLead,
  fc.dictionary(field, fc.oneof(value, fc.jsonValue({ maxDepth: 4 })), { maxKeys: 8 }),
);

const body = (text: string, type: string): Body => ({ bytes: Buffer.from(text), type });
const json = (text: unknown) => body(JSON.stringify(text), 'application/json');

/** Not String(): an object may have a `toString` of its own that is no function. */
const textOf = (given: unknown) => (typeof given === 'string' ? given : JSON.stringify(given));

function encoded(given: object): Body {
  const pairs = Object.entries(given).map(([name, text]) => [name, textOf(text).toWellFormed()]);
  return body(new URLSearchParams(pairs).toString(), 'application/x-www-form-urlencoded');
}

function multipart(given: object): Body {
  const parts = Object.entries(given).map(
    ([name, text]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${textOf(text)}\r\n`,
  );
  return body(`${parts.join('')}--b--\r\n`, 'multipart/form-data; boundary=b');
}

const otherType = fc.constantFrom(
  ...['application/json', 'multipart/form-data; boundary=b', 'multipart/form-data', 'text/plain', ''],
  ...['application/csp-report', 'application/x-www-form-urlencoded; charset=utf-16'],
);
const binary = fc
  .tuple(fc.uint8Array({ maxLength: 400 }), otherType)
  .map(([bytes, type]) => ({ bytes: Buffer.from(bytes), type }));

/** At and past the limits of the routes, and deeper than a parser would like. */
const large = fc
  .constantFrom('x'.repeat(8_193), 'x'.repeat(65_537), 'x'.repeat(1_900_000), '['.repeat(20_000))
  .map((text) => body(text, 'application/json'));

const anyBody: fc.Arbitrary<Body> = fc.oneof(
  { weight: 2, arbitrary: fields.map(json) },
  { weight: 2, arbitrary: fc.oneof(fc.jsonValue({ maxDepth: 6 }), fc.record({ imageUrl: value })).map(json) },
  { weight: 2, arbitrary: fields.map(encoded) },
  { weight: 2, arbitrary: fields.map(multipart) },
  { weight: 2, arbitrary: binary },
  { weight: 1, arbitrary: large },
  { weight: 1, arbitrary: fc.constant(body('', '')) },
);

/** A request as nobody would send it, or nearly as somebody would. */
export interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant('POST') },
  { weight: 4, arbitrary: oneWordOf('GET HEAD PUT PATCH DELETE OPTIONS PROPFIND TRACE LOCK') },
);
const withoutBody = new Set(['GET', 'HEAD', 'TRACE']);

export const request: fc.Arbitrary<Request> = fc
  .record({ method, path, headers, body: anyBody })
  .map(({ method, path, headers, body: { bytes, type } }) => ({
    method,
    path,
    headers: { ...headers, ...(type && { 'content-type': type }) },
    body: withoutBody.has(method) ? Buffer.alloc(0) : bytes,
  }));
