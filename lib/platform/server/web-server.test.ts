import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from '../testing/free-port.ts';
import { webServer } from './web-server.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const errorPage = { text: '', policy: '' };

let server: Server | undefined;
afterEach(() => server?.close());

async function portOf(handle: Handle, trustedProxies = 0, idleMs?: number): Promise<number> {
  server = webServer(handle, { trustedProxies, errorPage, idleMs });
  return listen(server);
}

const connectionsOf = (server?: Server) =>
  new Promise<number>((resolve) => server?.getConnections((_, count) => resolve(count)));

async function ask(handle: Handle, { path = '/', ...init }: RequestInit & { path?: string } = {}) {
  const answer = await fetch(`http://127.0.0.1:${await portOf(handle)}${path}`, init);
  await answer.body?.cancel();
  return answer;
}

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

test("Next's internal headers never reach it, and pages are the same whoever asks", async () => {
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
        'User-Agent': 'Twitterbot/1.0',
        Cookie: 'a=b',
      },
    },
  );
  expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['rsc']));
  expect(Object.keys(seen).join()).not.toMatch(/next-|middleware|forwarded-host|user-agent|cookie/);
  expect(seen['x-forwarded-for']).toBe('1.2.3.4');
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
