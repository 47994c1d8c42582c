import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hashSource } from '../csp.ts';
import { html, standalonePage } from '../http/html.ts';
import { dataScript, draftCookie } from '../next/testing/samples.ts';
import { listen } from '../testing/free-port.ts';
import { webServer } from './web-server.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const errorPage = standalonePage({ title: 'Error', body: html`<h1>This page could not be shown</h1>` });

let server: Server | undefined;
afterEach(() => server?.close());

async function portOf(handle: Handle, trustedProxies = 0, idleMs?: number): Promise<number> {
  server = webServer(handle, { trustedProxies, errorPage, idleMs });
  return listen(server);
}

const connectionsOf = (server?: Server) =>
  new Promise<number>((resolve) => server?.getConnections((_, count) => resolve(count)));

async function ask(handle: Handle, { path = '/', ...init }: RequestInit & { path?: string } = {}) {
  const answer = await fetch(`http://127.0.0.1:${await portOf(handle)}${path}`, {
    redirect: 'manual',
    ...init,
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const scriptSources = (policy: string | null) => /script-src ([^;]*)/.exec(policy ?? '')?.[1] ?? '';

const documentWithScript = `<!doctype html><html><body><script>${dataScript}</script></body></html>`;

test.each<[string, Handle]>([
  [
    'in one piece',
    async (_, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/html' }).end(documentWithScript),
  ],
  [
    'in several',
    async (_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.flushHeaders();
      response.write(documentWithScript.slice(0, 40));
      response.end(Buffer.from(documentWithScript.slice(40)));
    },
  ],
  [
    'compressed',
    async (_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Content-Encoding', 'gzip');
      response.end(gzipSync(documentWithScript));
    },
  ],
  [
    'compressed for a client that takes deflate alone',
    async (_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Content-Encoding', 'deflate');
      response.end(deflateSync(documentWithScript));
    },
  ],
])('a document sent %s without a policy gets the one that allows its own scripts', async (_, handle) => {
  const { headers, text } = await ask(handle);
  expect(text).toBe(documentWithScript);
  expect(headers.get('content-length')).toBe(String(documentWithScript.length));
  const sources = scriptSources(headers.get('content-security-policy'));
  expect(sources).toContain(hashSource(dataScript));
  expect(sources).not.toContain('unsafe');
});

test('a redirect names its target once', async () => {
  const { headers } = await ask(async (_, response) => {
    response.statusCode = 308;
    response.setHeader('Location', '/blog');
    response.appendHeader('Location', '/blog');
    response.end();
  });
  expect(headers.get('location')).toBe('/blog');
});

test('a document with a policy passes as it is', async () => {
  const { headers, text } = await ask(async (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'self'" });
    response.write('<p>one');
    response.end('</p>');
  });
  expect(text).toBe('<p>one</p>');
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
});

test.each<[string, Handle]>([
  [
    'an empty document',
    async (_, response) =>
      void response.writeHead(500, { 'Content-Type': 'text/html' }).end('<html id="__next_error__">'),
  ],
  [
    'an exception',
    async () => {
      throw new Error('secret detail');
    },
  ],
])('in place of %s a visitor reads what to do next', async (_, handle) => {
  const { status, headers, text } = await ask(handle);
  expect(status).toBe(500);
  expect(text).toBe(errorPage.text);
  expect(text).not.toMatch(/<script|__next_error__|secret detail/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test.each([
  ['application/json', "default-src 'none'; base-uri", 'same-origin'],
  ['application/xml', "default-src 'none'; base-uri", 'same-origin'],
  ['image/jpeg', "img-src 'self'", 'cross-origin'],
  ['video/mp4', "media-src 'self'", 'cross-origin'],
])('%s is closed, and embedded by whom it may be', async (type, policy, embedding) => {
  const { headers } = await ask(
    async (_, response) => void response.writeHead(200, { 'Content-Type': type }).end('x'),
  );
  expect(headers.get('content-security-policy')).toContain(policy);
  expect(headers.get('cross-origin-resource-policy')).toBe(embedding);
  expect(headers.get('strict-transport-security')).toContain('max-age=63072000; includeSubDomains');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

const ok: Handle = async (_, response) => void response.end('reached');

test.each([
  ['POST', '/', 405],
  ['DELETE', '/blog', 405],
  ['GET', `/${'a'.repeat(5_000)}`, 414],
  ['GET', `/plans?utm_term=${'a'.repeat(10_000)}`, 200],
  ['GET', '/%E0%A4%A', 400],
  ['GET', '/a%00b', 400],
  ['POST', '/api/leads/contact', 200],
  ['HEAD', '/blog', 200],
  ['PROPFIND', '/api/health', 405],
])('%s %.40s is answered %i', async (method, path, status) => {
  expect((await ask(ok, { method, path })).status).toBe(status);
});

test('a query too long for any page stays with the browser', async () => {
  let seen: string | undefined;
  const path = `/plans?utm_term=${'a'.repeat(10_000)}`;
  const look: Handle = async (incoming, response) => {
    seen = incoming.url;
    response.end();
  };
  await ask(look, { path });
  expect(seen).toBe('/plans');
});

test("Next's internal headers never reach it", async () => {
  let seen: IncomingMessage['headers'] = {};
  await ask(
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
      },
    },
  );
  expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['rsc']));
  expect(Object.keys(seen).join()).not.toMatch(/next-|middleware|forwarded-host/);
  expect(seen['x-forwarded-for']).toBe('1.2.3.4');
});

test.each([
  ['/blog?_rsc', '1'],
  ['/blog?_rsc=abc', undefined],
  ['/blog?page=2?_rsc', undefined],
  ['/blog?page=2&_rsc', undefined],
])('the data of a page has one address alone: %s', async (path, rsc) => {
  let seen: IncomingMessage['headers'] = {};
  await ask(
    async (incoming, response) => {
      seen = { ...incoming.headers };
      response.end();
    },
    { path },
  );
  expect(seen.rsc).toBe(rsc);
});

test('a stranger does not choose the id of a request, a proxy of ours may', async () => {
  const given = { headers: { 'X-Request-Id': 'chosen-by-a-stranger' } };
  expect((await ask(ok, given)).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  server?.close();
  const port = await portOf(ok, 1);
  const answer = await fetch(`http://127.0.0.1:${port}/`, given);
  expect(answer.headers.get('x-request-id')).toBe('chosen-by-a-stranger');
});

test('what is no HTTP is refused with the same headers', async () => {
  const socket = connect(await portOf(ok), '127.0.0.1');
  socket.end('GARBAGE\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
  expect(String(answer)).toContain("Content-Security-Policy: default-src 'none'");
});

test('headers past all measure are refused', async () => {
  const port = await portOf(ok);
  const sent = request({ port, host: '127.0.0.1', headers: { 'x-long': 'a'.repeat(20_000) } });
  sent.end();
  const [answer] = await once(sent, 'response');
  expect(answer.statusCode).toBe(431);
});

describe('in draft mode', () => {
  const draft = { headers: { cookie: `a=b; ${draftCookie}` } };
  test.each([
    ['a feed', 200, 'public, max-age=0, s-maxage=60'],
    ['what has not changed', 304, 'public, max-age=0, s-maxage=60'],
    ['a picture', 200, 'public, max-age=86400'],
    ['what says nothing of caches', 404, undefined],
  ])('%s is for one reader', async (_, status, policy) => {
    const handle: Handle = async (_, response) => {
      if (policy) response.setHeader('Cache-Control', policy);
      response.writeHead(status).end();
    };
    expect((await ask(handle, draft)).headers.get('cache-control')).toBe('private, no-store');
    expect((await ask(handle)).headers.get('cache-control')).toBe(policy ?? null);
  });

  test('a document, and the error page in its place, too', async () => {
    const document: Handle = async (_, response) =>
      void response
        .writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=300' })
        .end('<p>');
    expect((await ask(document, draft)).headers.get('cache-control')).toBe('private, no-store');
    const { status, headers } = await ask(() => Promise.reject(new Error('broken')), draft);
    expect([status, headers.get('cache-control')]).toEqual([500, 'no-store']);
  });
});

test('a refused request is read to its end, and the connection stays open for the next', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const port = await portOf(ok);
  const sent = request({ port, host: '127.0.0.1', agent, method: 'POST', path: '/about' });
  sent.end(Buffer.alloc(2_000_000));
  const [refused] = await once(sent, 'response');
  expect(refused.statusCode).toBe(405);
  expect(refused.headers.connection).toBe('keep-alive');
  await once(refused.resume(), 'end');

  const next = request({ port, host: '127.0.0.1', agent }).end();
  expect((await once(next, 'response'))[0].statusCode).toBe(200);
  expect(next.reusedSocket).toBe(true);
  agent.destroy();
});

test('an offer to upgrade is answered like any other request, and leaves no connection behind', async () => {
  const port = await portOf(ok);
  // As Next does with its first request.
  server?.on('upgrade', () => {});
  for (const path of ['/', '/_next/webpack-hmr', '/%']) {
    const headers = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n';
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n`);
    const [answer] = await once(socket, 'data');
    expect(answer).toMatch(path === '/%' ? /^HTTP\/1.1 400/ : /^HTTP\/1.1 200/);
    expect(answer).toContain('\r\nConnection: close\r\n');
    socket.destroy();
  }
  await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(0));
});

test('who never reads an answer is disconnected', async () => {
  const port = await portOf(
    async (_, response) => void response.end(Buffer.alloc(50_000_000)),
    undefined,
    300,
  );
  const socket = connect(port, '127.0.0.1').pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(1));
  await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(0), { timeout: 5_000 });
  socket.destroy();
});

test('who asks for too much before reading is disconnected', async () => {
  let reached = 0;
  const port = await portOf(async () => {
    reached += 1;
  });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(120));
  await once(socket, 'close');
  expect(reached).toBe(8);
});

test('a few requests sent ahead are all answered', async () => {
  const port = await portOf(ok);
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8));
  await vi.waitFor(() => expect(text.match(/reached/g)).toHaveLength(8));
  socket.destroy();
});

test.each([
  ['s-maxage=300, stale-while-revalidate=31535700', 'public, max-age=0, s-maxage=60'],
  ['private, no-store', 'private, no-store'],
])('no cache holds a 404 for long (%s)', async (given, sent) => {
  const { headers } = await ask(
    async (_, response) => void response.writeHead(404, { 'Cache-Control': given }).end('none'),
  );
  expect(headers.get('cache-control')).toBe(sent);
});

test('no cache holds a static page past the next deploy', async () => {
  const { headers } = await ask(
    async (_, response) => void response.writeHead(200, { 'Cache-Control': 's-maxage=31536000' }).end('page'),
  );
  expect(headers.get('cache-control')).toBe('s-maxage=300, stale-while-revalidate=31535700');
});

test('304 names the header that the whole answer varies by', async () => {
  const { headers } = await ask(async (_, response) => {
    response.setHeader('Vary', 'rsc');
    response.writeHead(304).end();
  });
  expect(headers.get('vary')).toBe('rsc, Accept-Encoding');
});
