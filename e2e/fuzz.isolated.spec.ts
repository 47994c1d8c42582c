import { once } from 'node:events';
import { Agent, type IncomingMessage, request as open } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { fieldNames, honeypot } from '@/lib/forms/lead-forms';
import { startSite } from '@/lib/platform/testing/start-site';
import { repeat } from './support/repeat';
import { createTempSettings } from './support/sites';
import { expect, test } from './support/test';

const oneWordOf = (text: string) => fc.constantFrom(...text.trim().split(/\s+/));

const value = fc.oneof(
  oneWordOf(`0 -1 null true {} [] __proto__ constructor ../../../../etc/passwd ..%2f..%2fetc%2fpasswd % %E0%A4%A 1e999
    file:///etc/passwd http://127.0.0.1:22/ http://[::1]/ http://169.254.169.254/latest/meta-data/ //evil.example/x.jpg
    /images/hero/../../package.json /images/%00.jpg <script>alert(1)</script> {{7*7}} ada@example.com`),
  fc.constantFrom('', "' or 1=1 --", '"; drop table leads; --', '\u202e\u0000\ud800', '+1 850 555 0142'),
  // Texts for which a regular expression that takes quadratic time would be noticeably slow.
  fc.constantFrom('a'.repeat(9_000), `a${' '.repeat(9_000)}b`, '['.repeat(9_000), '*a* '.repeat(2_000)),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const route =
  oneWordOf(`/api/leads/newsletter /api/leads/partner /api/leads/referral /api/leads/contact /api/leads/about
  /api/leads/nothing /api/leads/.. /api/leads/__proto__ /api/vision /api/revalidate /api/draft /api/health
  /api/health/live /api/health/ready /api /api/ /api/nothing /feed.xml /server-sitemap.xml /robots.txt /_next/image
  /_next/webpack-hmr /og/none /blog/none.md /blog/...md /video/hero.mp4 /api/leads/contact/x /api/vision%00
  /feed.xml;a=b`);
const queryPair = fc
  .tuple(oneWordOf('secret slug url w q page _rsc path redirect'), value)
  .map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`);
const path = fc
  .tuple(route, fc.array(queryPair, { maxLength: 4 }))
  .map(([route, pairs]) => `${route}${pairs.length ? '?' : ''}${pairs.join('&')}`.slice(0, 12_000));

const headerName =
  oneWordOf(`accept accept-encoding authorization content-encoding cookie forwarded if-modified-since if-none-match
  next-action next-router-prefetch next-router-state-tree next-url origin range referer rsc sec-fetch-site user-agent
  x-contentful-signature x-contentful-signed-headers x-contentful-timestamp x-contentful-topic x-forwarded-for
  x-forwarded-host x-http-method-override x-middleware-subrequest x-nextjs-data x-prerender-revalidate x-request-id`);
// Node's client can't send other characters in a header. lib/platform/server/web-server.test.ts writes some malformed
// requests directly to a socket, but none with such characters.
const headerValue = value.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 6_000));
const headers = fc.oneof(
  { weight: 9, arbitrary: fc.dictionary(headerName, headerValue, { maxKeys: 4 }) },
  // Headers that once made the site fail.
  fc.constantFrom<Record<string, string>>(
    { range: 'bytes=9-2' },
    { 'x-contentful-signature': 'x', 'x-contentful-signed-headers': 'a b', 'x-contentful-timestamp': '1' },
    { 'x-forwarded-for': '203.0.113.9:4711, [::1]:80' },
    { connection: 'Upgrade', upgrade: 'websocket' },
  ),
);

const validLead = fc.record({
  name: fc.constant('Ada Lovelace'),
  email: fc.constant('ada@example.com'),
  phone: fc.constant('850 555 0100'),
  topic: oneWordOf('guest owner partner other'),
  message: value,
});
const field = fc.constantFrom(...fieldNames, honeypot.name, 'page', 'imageUrl', 'slug', 'sys', '__proto__');
const fields = fc.oneof(
  validLead,
  fc.dictionary(field, fc.oneof(value, fc.jsonValue({ maxDepth: 4 })), { maxKeys: 8 }),
);

const body = fc.oneof(
  fc.oneof(fields, fc.jsonValue({ maxDepth: 6 }), fc.record({ imageUrl: value })).map((data) => ({
    text: JSON.stringify(data),
    type: 'application/json',
  })),
  fc.dictionary(field, value, { maxKeys: 8 }).map((data) => ({
    text: Object.entries(data)
      .map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`)
      .join('&'),
    type: 'application/x-www-form-urlencoded',
  })),
  fc.record({
    text: fc.string({ unit: 'binary', maxLength: 400 }),
    type: fc.constantFrom('application/json', 'multipart/form-data; boundary=b', 'text/plain', ''),
  }),
  // Bodies that exceed the size limits of routes or the depth limit of parsers.
  fc
    .constantFrom('x'.repeat(8_193), 'x'.repeat(65_537), 'x'.repeat(1_900_000), '['.repeat(20_000))
    .map((text) => ({ text, type: 'application/json' })),
);

const method = oneWordOf('POST POST POST POST GET GET GET HEAD PUT PATCH DELETE OPTIONS PROPFIND TRACE');
const bodilessMethods = new Set(['GET', 'HEAD', 'TRACE']);
const request = fc
  .record({ method, path, headers, body })
  .map(({ method, path, headers, body: { text, type } }) => ({
    method,
    path,
    headers: { ...headers, ...(type && { 'content-type': type }) },
    body: Buffer.from(bodilessMethods.has(method) ? '' : text),
  }));
type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

/** Every run sends the same requests. To send more or others, set FUZZ_RUNS=50000 or FUZZ_SEED=7. */
const { FUZZ_RUNS: runs = 400, FUZZ_SEED: seed = 850 } = process.env;
const CONCURRENCY = 12;
/** Longer than the server's own time limits, even on a busy machine. */
const HANG_MS = 60_000;

test('no made-up request breaks a route, reveals internals, hangs or keeps the site from stopping', async () => {
  test.setTimeout(600_000 + 100 * Number(runs));
  using settings = createTempSettings();
  await using site = await startSite(settings.env);
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const findings: object[] = [];
  const shouldContinue = (n: number) => n < Number(runs);
  await repeat(CONCURRENCY, shouldContinue, async (n) => {
    const [next] = fc.sample(request, { numRuns: 1, seed: Number(seed) + n });
    if (!next) return;
    const finding = await findFault(site.port, next, agent);
    if (finding) findings.push({ finding, ...next, body: next.body.toString().slice(0, 300) });
  });
  agent.destroy();
  expect(findings).toEqual([]);

  const headers = { 'content-type': 'application/json', 'content-length': 100, expect: '100-continue' };
  const hanging = open(`${site.url}/api/leads/contact`, { method: 'POST', headers });
  const failed = once(hanging, 'error');
  hanging.flushHeaders();
  await once(hanging, 'continue');
  hanging.write('{');
  await site.stop();
  await failed;
  expect(site.output()).toContain('"msg":"cut off what was under way"');
  expect(site.output()).not.toMatch(/ada@example\.com|Lovelace|850 555 01|8505550100/);
});

/** Sends a request. Returns the problem with its response, or null. */
async function findFault(port: number, { body, ...request }: Request, agent: Agent): Promise<string | null> {
  try {
    const headers = { ...request.headers, 'content-length': body.byteLength };
    const sent = open({ ...request, agent, host: 'localhost', port, headers });
    // `once` below reports errors before the response. Errors after it don't matter, but without a listener they would
    // end the test process.
    sent.on('error', () => {});
    sent.setTimeout(HANG_MS, () => sent.destroy(new Error('no response')));
    sent.end(body);
    const response: IncomingMessage = (await once(sent, 'response'))[0];
    return checkResponse(request.path, response.statusCode ?? 0, await text(response));
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    // These two codes are no problem: the server may reject a request and close the connection while the body is still
    // being sent.
    return ['EPIPE', 'ECONNRESET'].includes(code) ? null : message;
  }
}

function checkResponse(path: string, status: number, text: string): string | null {
  if (/\n\s+at .+:\d+:\d+|node_modules\/|\.next\/server|webpack-internal|SQLITE_|PostgresError/.test(text))
    return 'shows internals';
  if (status < 500) return null;
  // These errors are expected: /api/revalidate and /api/draft return 503 because the site has no REVALIDATE_SECRET, and
  // /api/vision returns 502 or 504 if it can't get the picture.
  if (status === 503 && /^\/api\/(revalidate|draft)/.test(path)) return null;
  if ((status === 502 || status === 504) && path.startsWith('/api/vision')) return null;
  return `status ${status}`;
}
