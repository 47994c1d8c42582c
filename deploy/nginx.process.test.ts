import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '@/e2e/support/scale/load';
import { startNginx } from '@/e2e/support/scale/nginx';
import { getFreePort } from '@/lib/platform/testing/free-port';
import { startHttp } from '@/lib/platform/testing/http-server';

/** Starts nginx as it is deployed, with a fake site. Tests share nginx's cache, so each test requests its own paths. */
async function startNginxAndSite() {
  /** Every request that reached the site. */
  const received: IncomingMessage[] = [];
  const requestsOf = (path: string) => received.filter(({ url }) => url?.split('?')[0] === path);
  /** Responses to requests whose URL contains "together". They are all sent at once, as soon as twelve are waiting. */
  const together: ServerResponse[] = [];
  const origin = await startHttp((incoming, response) => {
    received.push(incoming);
    const [path = ''] = incoming.url?.split('?') ?? [];
    // Close the connection of the first request to each form, as an instance that stops would.
    if (incoming.method === 'POST' && requestsOf(path).length === 1) return incoming.socket.destroy();
    // From the second request on, the article is unpublished.
    const isGone = path === '/blog/dunes' && requestsOf(path).length > 1;
    if (path === '/moved')
      return response.writeHead(308, { Location: `/plans${incoming.url?.slice(6)}` }).end();
    const isFound = /^\/(plans|blog\/dunes|images\/\w+\.jpg|_next\/static\/chunks\/\w+\.js)$/.test(path);
    const status = isGone ? 410 : isFound && !path.includes('missing') ? 200 : 404;
    const headers = { 'Cache-Control': 'public, max-age=86400', ETag: '"x"', 'Content-Length': 1 };
    if (incoming.url?.includes('together')) {
      if (together.push(response) < 12) return;
      for (const each of together.splice(0)) each.writeHead(status, headers).end('x');
      return;
    }
    response.writeHead(incoming.method === 'POST' ? 201 : status, headers).end('x');
  });
  const [https, http] = [await getFreePort(), await getFreePort()];
  const folder = mkdtempDisposableSync(path.join(tmpdir(), 'nginx-'));
  const server = await startNginx(folder.path, { https, http, ports: [origin.port, origin.port] });
  const send = (open: typeof request, options: object) =>
    new Promise<IncomingMessage>((resolve, reject) =>
      open({ host: 'localhost', rejectUnauthorized: false, ...options })
        .on('response', (response) => response.resume().on('end', () => resolve(response)))
        .on('error', reject)
        .end(),
    );
  return {
    requestsOf,
    get: (path: string, headers = {}, localAddress = '127.0.0.1') =>
      send(request, { port: https, path, headers, localAddress }),
    getOverHttp: (path: string, headers = {}) => send(requestHttp, { port: http, path, headers }),
    post: (path: string) => post(`https://localhost:${https}${path}`, {}),
    /** The folder that stands in for nginx's folders in /etc and /var. */
    folder: folder.path,
    async logs() {
      await server.stop();
      const read = (name: string) => readFileSync(path.join(folder.path, name), 'utf8');
      return read('error.log') + read('sea-oat-stays.log');
    },
    stopOrigin: origin.close,
    async stop() {
      await server.stop();
      await origin.close();
      folder.remove();
    },
  };
}

let nginx: Awaited<ReturnType<typeof startNginxAndSite>>;
beforeAll(async () => {
  nginx = await startNginxAndSite();
});
// The last test stops the site behind nginx, and reads the logs of nginx once that has stopped, too.
afterAll(() => nginx.stop());

const spellings = ['%2f', '%2F', '/./', '//', '/x/../', '/%2e/', '?', '#'];

test('the response to another spelling of a file’s path is not cached as the file', async () => {
  for (const folder of ['/_next/static/chunks/', '/images/'])
    for (const [place, spelling] of spellings.entries()) {
      // Use a different file for each spelling, because an earlier spelling's file is already in the cache.
      const file = `${folder}spelling${place}.${folder === '/images/' ? 'jpg' : 'js'}`;
      const other = /[?#]/.test(spelling)
        ? file + spelling
        : folder.slice(0, -1) + spelling + path.basename(file);
      const { statusCode } = await nginx.get(other);
      const both = [statusCode, (await nginx.get(file)).statusCode];
      expect(both, other).toEqual([spelling === '?' ? 200 : 404, 200]);
    }
});

test('a missing file is not cached', async () => {
  for (const missing of ['/_next/static/chunks/missing.js', '/images/missing.jpg']) {
    expect((await nginx.get(missing)).statusCode).toBe(404);
    // The site may get this request twice, because nginx may try both instances.
    const { length: tries } = nginx.requestsOf(missing);
    expect((await nginx.get(missing)).statusCode).toBe(404);
    expect(nginx.requestsOf(missing), missing).toHaveLength(2 * tries);
  }
});

test('a file is fetched only once, whatever the query, spelling, range or condition', async () => {
  for (const file of ['/_next/static/chunks/dunes.js', '/images/dunes.jpg']) {
    for (const address of [`${file}?1`, file, `${file}?2`, file.replace('d', '%64')])
      expect((await nginx.get(address)).statusCode).toBe(200);
    expect(nginx.requestsOf(file), file).toHaveLength(1);
  }
  for (const [file, status, headers] of [
    ['/images/film.jpg', 206, { range: 'bytes=0-' }],
    ['/_next/static/chunks/known.js', 304, { 'if-none-match': '"x"' }],
  ] as const) {
    for (const _ of [1, 2]) expect((await nginx.get(file, headers)).statusCode).toBe(status);
    expect(nginx.requestsOf(file), file).toHaveLength(1);
  }
});

test('twelve visitors to a page that is never cached do not wait for each other', async () => {
  for (const path of [
    '/book-a-time',
    '/book-a-time/SO-1',
    '/office',
    '/office/SO-1',
    '/office/SO-1/analysis',
  ]) {
    const visits = Array.from({ length: 12 }, () => nginx.get(`${path}?key=together`));
    for (const { statusCode, headers } of await Promise.all(visits))
      expect([statusCode, headers['x-cache-status']], path).toEqual([404, undefined]);
  }
});

test('twelve visitors to a missing page do not wait for each other, and the next gets a cached response', async () => {
  const get = () => nginx.get('/no-such-page?together');
  for (const { statusCode } of await Promise.all(Array.from({ length: 12 }, get)))
    expect(statusCode).toBe(404);
  const again = async () => (await nginx.get('/no-such-page')).headers['x-cache-status'];
  await expect.poll(again).toBe('HIT');
});

test('visitors from campaigns share the cached page with everyone, and redirects keep the query', async () => {
  // A page stays cached for a second, so repeat until all four requests are within one second.
  const campaigns = ['', '?utm_source=news&utm_medium=email', '?gclid=1', '?fbclid=2&utm_campaign=fall&'];
  const statesOf = async () => {
    const states: unknown[] = [];
    for (const query of campaigns) states.push((await nginx.get(`/plans${query}`)).headers['x-cache-status']);
    return states;
  };
  await expect.poll(statesOf, { interval: 0 }).toEqual(['HIT', 'HIT', 'HIT', 'HIT']);
  for (const query of ['?utm_source=news&page=2', '?q=utm_source=1', '?utm_source'])
    expect((await nginx.get(`/plans${query}`)).headers['x-cache-status'], query).toBe('MISS');
  for (const query of ['', '?utm_source=ada', '?utm_source=bob'])
    expect((await nginx.get(`/moved${query}`)).headers.location).toBe(`/plans${query}`);
});

test('only an IP address that floods pages that are not cached is limited', async () => {
  for (const path of ['/book-a-time', '/plans?q=0']) {
    const flood = async () => {
      const requests = Array.from({ length: 200 }, () => nginx.get(path, {}, '127.0.0.9'));
      const responses = await Promise.all(requests);
      return responses.find(({ statusCode }) => statusCode === 429)?.headers['retry-after'];
    };
    await expect.poll(flood, { interval: 0 }).toBe('5');
    expect((await nginx.get(path)).statusCode).not.toBe(429);
  }
  expect((await nginx.get('/plans', {}, '127.0.0.9')).statusCode).toBe(200);
});

test('a form is sent to the next instance if the first one closes the connection', async () => {
  for (const path of ['/api/leads/contact', '/api/meetings', '/api/office/SO-1/answered']) {
    expect((await nginx.post(path)).status, path).toBe(201);
    expect(nginx.requestsOf(path), path).toHaveLength(2);
  }
});

test('visitors cannot choose their request id', async () => {
  for (const path of ['/plans', '/images/id.jpg', '/api/health']) {
    await nginx.get(path, { 'x-request-id': 'chosen-by-a-stranger' });
    expect(nginx.requestsOf(path)[0]?.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  }
});

test('http and www redirect to https without www, and keep the query', async () => {
  for (const response of [
    await nginx.getOverHttp('/terms?a=1'),
    await nginx.get('/terms?a=1', { host: 'www.localhost' }),
  ])
    expect([response.statusCode, response.headers.location]).toEqual([308, 'https://localhost/terms?a=1']);
  expect(nginx.requestsOf('/terms')).toHaveLength(0);
});

test('the certificate authority gets its challenge over http', async () => {
  const challenges = path.join(nginx.folder, 'html/.well-known/acme-challenge');
  mkdirSync(challenges, { recursive: true });
  writeFileSync(path.join(challenges, 'token'), 'x');
  expect((await nginx.getOverHttp('/.well-known/acme-challenge/token')).statusCode).toBe(200);
});

test('an outage brings back no unpublished article, and the logs contain no secret from a URL', async () => {
  const article = async () => {
    const { statusCode, headers } = await nginx.get('/blog/dunes');
    return [statusCode, headers['x-cache-status']];
  };
  expect(await article()).toEqual([200, 'MISS']);
  await expect.poll(async () => (await article())[0]).toBe(410);
  const secrets = ['/api/meetings/4711?key=', '/api/meetings/calendar.ics?token=', '/api/draft?secret='];
  for (const address of secrets)
    for (const path of [`${address}hidden`, '/plans'])
      await nginx.get(path, { referer: `https://localhost${address}hidden` });

  await nginx.stopOrigin();
  await expect.poll(article).toEqual([410, 'STALE']);
  const privatePages = ['/office?key=', '/office/4711?key=', '/Office/4711?key=', '/book-a-time/4711?key='];
  for (const address of [...secrets, ...privatePages]) {
    expect((await nginx.get(`${address}hidden`)).statusCode).toBe(502);
    const referer = `https://localhost${address}hidden`;
    expect((await nginx.get('/terms', { referer })).statusCode).toBe(502);
    await nginx.getOverHttp(`${address}hidden`, { 'content-length': 2_000_000 });
  }
  const logs = await nginx.logs();
  expect(logs).toMatch(/"GET \/api\/meetings\/4711 HTTP\/1\.1" 502 /);
  expect(logs).toMatch(/"GET \/plans HTTP\/1\.1" 200 \d+ "https:\/\/localhost\/api\/draft" /);
  expect(logs).not.toContain('hidden');
});
