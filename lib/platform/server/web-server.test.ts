import { once } from 'node:events';
import { Agent, type IncomingMessage, type RequestOptions, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import type { Handle } from '../next/render-page.ts';
import { eventually } from '../testing/eventually.ts';
import { listen } from '../testing/free-port.ts';
import { countConnections } from '../testing/http-server.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createWebServer } from './web-server.ts';

const logError = vi.hoisted(() => vi.fn());
vi.mock('../observability/log.ts', () => ({ logOf: () => ({ error: logError }) }));

const errorPage = { status: 200, html: '', headers: {} };

let server: Server | undefined;
afterEach(() => {
  server?.close();
  logError.mockClear();
});

async function startServer(handle: Handle, trustedProxies = 0, idleMs?: number): Promise<number> {
  const render = createPageRenderer(handle, { files: () => null, errorPage, trustedProxies, perMinute: 100 });
  server = createWebServer(handle, { trustedProxies, errorPage, render, idleMs });
  return listen(server);
}

/** Starts a server and requests `options.path` from it unchanged. Browsers and `fetch` would normalize the path. */
async function send(handle: Handle, options: RequestOptions = {}, trustedProxies = 0) {
  const port = await startServer(handle, trustedProxies);
  const sent = request({ host: '127.0.0.1', port, ...options }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

const ok: Handle = async (_, response) => void response.end('reached');

test.each([
  ['POST', '/', 405],
  ['DELETE', '/blog', 405],
  ['GET', `/${'a'.repeat(5_000)}`, 414],
  ['GET', `/plans?utm_term=${'a'.repeat(10_000)}`, 200],
  ['GET', '/%E0%A4%A', 400],
  ['GET', '/a%00b', 400],
  ['GET', '/_next/static%2fchunks%2fa.js', 400],
  ['GET', '/_next/static/chunks/%2E%2e/a.js', 400],
  ['GET', '/images%5Ca.jpg', 400],
  ['GET', '/images\\a.jpg', 400],
  ['GET', '/blog/../plans', 400],
  ['GET', '/plans/.', 400],
  ['GET', '/plans#top', 400],
  ['GET', '/blog/st.-andrews..a.md', 200],
  ['GET', '/.well-known/security.txt', 200],
  ['GET', '/caf%C3%A9%20%25?next=%2Fplans%2F..', 200],
  ['GET', '/_next/image?url=%2Fimages%2Fa.jpg%23x&w=828&q=75', 404],
  ['POST', '/api/leads/contact', 200],
  ['HEAD', '/blog', 200],
  ['PROPFIND', '/api/health', 405],
])('%s %s gets %i', async (method, path, status) => {
  expect((await send(ok, { method, path })).statusCode).toBe(status);
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('a document for a client that accepts %s is sent as %s', async (accepted, coding, unpack) => {
  const page = '<p>The dunes are closed today.</p>'.repeat(100);
  const handle: Handle = async (_, response) =>
    void response.setHeader('Content-Type', 'text/html').end(page);
  const response = await send(handle, { headers: { 'accept-encoding': accepted } });
  expect(response.headers['content-encoding']).toBe(coding);
  expect(response.headers.vary).toBe('Accept-Encoding');
  expect(unpack(await buffer(response)).toString()).toBe(page);
});

test.each([
  ['too long', `/plans?utm_term=${'a'.repeat(10_000)}`, '/plans'],
  ['of too many parameters', `/plans?${'a&'.repeat(101)}`, '/plans'],
  ['of a campaign', `/plans?${'utm_term=a&'.repeat(50)}`, `/plans?${'utm_term=a&'.repeat(50)}`],
])('a query %s reaches Next only if a page could use it', async (_, path, reached) => {
  let seen: string | undefined;
  const look: Handle = async (incoming, response) => {
    seen = incoming.url;
    response.end();
  };
  await send(look, { path });
  expect(seen).toBe(reached);
});

test('internal headers never reach Next, and pages are the same for everybody', async () => {
  let seen: IncomingMessage['headers'] = {};
  await send(
    async (incoming, response) => {
      seen = { ...incoming.headers };
      response.end();
    },
    {
      headers: {
        RSC: '1',
        'Next-Router-State-Tree': 'x',
        'X-Middleware-Subrequest': 'y',
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-For': '1.2.3.4',
        'User-Agent': 'Twitterbot/1.0',
        Cookie: 'a=b',
      },
    },
  );
  expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['rsc']));
  expect(Object.keys(seen).join()).not.toMatch(/next-|middleware|forwarded-host|user-agent|cookie/);
  expect(seen['x-forwarded-for']).toBe('1.2.3.4');
});

test('only our proxy may set the id of a request', async () => {
  const options = { headers: { 'X-Request-Id': 'chosen-by-a-stranger' } };
  expect((await send(ok, options)).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  server?.close();
  expect((await send(ok, options, 1)).headers['x-request-id']).toBe('chosen-by-a-stranger');
});

test.each<[Handle, object]>([
  [async (_, response) => void response.writeHead(503).end(), { path: '/plans', status: 503 }],
  [
    () => Promise.reject(new RangeError('of what a visitor typed')),
    { path: '/plans', failure: 'RangeError' },
  ],
])('a failed request is logged once, with its path: %s', async (handle, line) => {
  await send(handle, { path: '/plans?name=Ada' });
  await eventually(() => expect(logError.mock.calls).toEqual([[line, 'request failed']]));
});

const requestStart = 'POST /api/leads/contact HTTP/1.1\r\nHost: x\r\n';
test.each([
  ['headers that never end', 408, 'GET / HTTP/1.1\r\nHost: x\r\nX-A: '],
  ['a body that never ends', 408, `${requestStart}Content-Length: 99999\r\n\r\na`],
  [
    'chunk extensions that never end',
    413,
    `${requestStart}Transfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}`,
  ],
  ['no HTTP', 400, 'GARBAGE\r\n\r\n'],
])('%s: the client gets %i and is disconnected, even if it doesn’t hang up', async (_, status, sent) => {
  const port = await startServer(async () => {}, 0, 0);
  const isSlow = status === 408;
  if (server && isSlow) server.headersTimeout = server.requestTimeout = 1;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {});
  socket.write(sent);
  const drip = setInterval(() => isSlow && socket.write('a'), 50);
  const [response] = await once(socket, 'data');
  expect(String(response)).toContain(`HTTP/1.1 ${status} `);
  await eventually(async () => expect(await countConnections(server)).toBe(0));
  clearInterval(drip);
});

test('a rejected request is read to its end, and the connection stays open for the next', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const port = await startServer(ok);
  const sent = request({ port, host: '127.0.0.1', agent, method: 'POST', path: '/about' });
  sent.end(Buffer.alloc(2_000_000));
  const [rejected] = await once(sent, 'response');
  expect(rejected.statusCode).toBe(405);
  expect(rejected.headers.connection).toBe('keep-alive');
  await once(rejected.resume(), 'end');

  const next = request({ port, host: '127.0.0.1', agent }).end();
  expect((await once(next, 'response'))[0].statusCode).toBe(200);
  expect(next.reusedSocket).toBe(true);
  agent.destroy();
});

test('a form that is far too long gets its response, although its sender closes the connection', async () => {
  const port = await startServer(async (_, response) => void response.writeHead(413).end('Too long'));
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const piece = Buffer.alloc(64 * 1024);
  const head = `POST /api/leads/contact HTTP/1.1\r\nHost: x\r\nContent-Length: ${10 * piece.length}\r\n`;
  socket.write(`${head}Connection: close\r\n\r\n`);
  for (let n = 0; n < 10; n += 1) {
    await new Promise<void>((sent, fail) => socket.write(piece, (error) => (error ? fail(error) : sent())));
    // Once this other request has its response, the server has read the piece, and had time to close the connection.
    await fetch(`http://127.0.0.1:${port}`);
  }
  const response = (await socket.toArray()).join('');
  expect(response).toMatch(/^HTTP\/1.1 413 /);
  expect(response).toContain('Too long');
});

test.each([
  [60_000, 200],
  [70_000, 431],
])('headers of %i bytes get %i, as from nginx', async (length, status) => {
  const { statusCode } = await send(ok, { headers: { cookie: 'a'.repeat(length) } });
  expect(statusCode).toBe(status);
});

test('a request to upgrade gets an ordinary response, and leaves no connection open', async () => {
  const port = await startServer(ok);
  // Next adds such a listener at its first request.
  server?.on('upgrade', () => {});
  for (const path of ['/', '/_next/webpack-hmr', '/%']) {
    const headers = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n';
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n`);
    const [response] = await once(socket, 'data');
    expect(response).toMatch(path === '/%' ? /^HTTP\/1.1 400/ : /^HTTP\/1.1 200/);
    expect(response).toContain('\r\nConnection: close\r\n');
    socket.destroy();
  }
  await eventually(async () => expect(await countConnections(server)).toBe(0));
});

test('disconnects a client that does not read within 40 s; lets a proxy keep a connection for a minute', async () => {
  await startServer(ok);
  // Node may take twice the first timeout if part of the response was sent meanwhile, and adds a second to the other.
  expect(2 * Number(server?.timeout)).toBeLessThanOrEqual(40_000);
  expect(Number(server?.keepAliveTimeout) + 1_000).toBeLessThanOrEqual(40_000);
  server?.close();
  await startServer(ok, 1);
  expect(server?.keepAliveTimeout).toBeGreaterThan(60_000);
});

test('a client that never reads a response is disconnected', async () => {
  const port = await startServer(
    async (_, response) => void response.end(Buffer.alloc(50_000_000)),
    undefined,
    300,
  );
  const socket = connect(port, '127.0.0.1').pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await eventually(async () => expect(await countConnections(server)).toBe(1));
  await eventually(async () => expect(await countConnections(server)).toBe(0));
  socket.destroy();
});
