import { once } from 'node:events';
import { type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shared } from '../observability/shared.ts';
import { webServer } from './web-server.ts';

const text = `<!doctype html><title>Page</title>${'<p>The Gulf is warm until November.</p>'.repeat(200)}`;

let server: Server;
let port: number;
let asked: IncomingMessage[];
let page: (response: ServerResponse) => void;

beforeEach(async () => {
  asked = [];
  page = cached(text);
  server = webServer(
    async (incoming, response) => {
      asked.push(incoming);
      page(response);
    },
    { trustedProxies: 0 },
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterEach(() => {
  vi.useRealTimers();
  server.close();
});

const cached =
  (body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    const all = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 's-maxage=300, stale-while-revalidate=31535700',
      'Content-Security-Policy': "default-src 'self'",
      'x-nextjs-cache': 'HIT',
      ETag: `"${body.length}"`,
      ...headers,
    };
    for (const [name, value] of Object.entries(all)) if (value) response.setHeader(name, value);
    response.end(body);
  };

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request({ host: '127.0.0.1', port, path, headers, method });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) };
}

test('a page is made once and sent to all who ask within a second, each with an id of its own', async () => {
  const [one, two] = [await get('/plans'), await get('/plans')];
  expect(asked).toHaveLength(1);
  expect(two.bytes.toString()).toBe(text);
  const { 'x-request-id': first, date: _, ...headers } = one.headers;
  expect(two.headers).toMatchObject(headers);
  expect(two.headers['x-request-id']).not.toBe(first);
});

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
] as const)(
  '%s for who accepts "%s", the first time and from then on',
  async (encoding, accepted, unpack) => {
    for (let time = 0; time < 7; time += 1) {
      const { headers, bytes } = await get('/plans', { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(bytes.length));
      expect(unpack(bytes).toString()).toBe(text);
    }
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers['accept-encoding']).toBeUndefined();
  },
);

test('who has the page already is told so', async () => {
  await get('/plans');
  const { status, headers, bytes } = await get('/plans', { 'If-None-Match': `W/"${text.length}"` });
  expect(status).toBe(304);
  expect(bytes).toHaveLength(0);
  expect(headers).toMatchObject({
    etag: `"${text.length}"`,
    'cache-control': expect.any(String),
    vary: expect.stringContaining('Accept-Encoding'),
  });
});

test('a change of any page counts at once', async () => {
  await get('/plans');
  shared.pagesVersion += 1;
  page = cached('<p>New</p>');
  expect((await get('/plans')).bytes.toString()).toBe('<p>New</p>');
});

test('a change while a page was answered counts too', async () => {
  page = (response) => {
    shared.pagesVersion += 1;
    cached(text)(response);
  };
  await get('/plans');
  await get('/plans');
  expect(asked).toHaveLength(2);
});

test('after a second Next is asked again', async () => {
  await get('/plans');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
  await get('/plans');
  expect(asked).toHaveLength(2);
  vi.restoreAllMocks();
});

test.each<[string, Record<string, string>]>([
  ['a page that is being made anew', { 'x-nextjs-cache': 'STALE' }],
  ['a page made for one visitor', { 'x-nextjs-cache': '', 'Cache-Control': 'private, no-store' }],
  ['what sets a cookie', { 'Set-Cookie': 'a=b' }],
  ['what is no page', { 'Content-Type': 'text/x-component' }],
])('%s is never kept', async (_, headers) => {
  page = cached(text, headers);
  await get('/plans');
  await get('/plans');
  expect(asked).toHaveLength(2);
});

test('an error is packed, and not kept', async () => {
  page = (response) => {
    response.statusCode = 404;
    cached(text)(response);
  };
  const [one] = [await get('/none', { 'Accept-Encoding': 'br' }), await get('/none')];
  expect(one).toMatchObject({ status: 404, headers: { 'content-encoding': 'br' } });
  expect(asked).toHaveLength(2);
});

test.each([
  ['/plans', { Cookie: '__prerender_bypass=x' }, 'GET'],
  ['/plans', { Range: 'bytes=0-1' }, 'GET'],
  ['/plans', {}, 'HEAD'],
  ['/plans?utm_source=x', {}, 'GET'],
  ['/feed.xml', {}, 'GET'],
  ['/api/health', {}, 'GET'],
])('%s with %o (%s) is always asked for', async (path, headers, method) => {
  await get('/plans');
  await get(path, headers as Record<string, string>, method);
  await get(path, headers as Record<string, string>, method);
  expect(asked).toHaveLength(3);
});
