import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request } from 'node:https';
import path from 'node:path';
import { freePort } from '@/lib/platform/testing/free-port';
import { startHttp } from '@/lib/platform/testing/http-server';
import { post } from './support/scale/load';
import { startNginx } from './support/scale/nginx';
import { test as base, expect } from './support/test';

interface Fixtures {
  /**
   * nginx as it is deployed, in front of an origin that has one script and one picture, and what it has been asked
   * for.
   */
  nginx: {
    asked: IncomingMessage[];
    get(path: string, headers?: Record<string, string>): Promise<IncomingMessage>;
    getOverHttp(path: string): Promise<IncomingMessage>;
    /** The folder that nginx reads and writes instead of those of /etc and /var. */
    folder: string;
    logs(): Promise<string>;
    stopOrigin(): Promise<void>;
  };
}

const script = '/_next/static/chunks/a.js';
const picture = '/images/dunes.jpg';
const article = '/blog/dunes';

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
  nginx: async ({}, use, testInfo) => {
    const asked: IncomingMessage[] = [];
    const origin = await startHttp((incoming, response) => {
      asked.push(incoming);
      const [path = ''] = incoming.url?.split('?') ?? [];
      const isThere =
        /^\/(plans|blog\/dunes|images\/(dunes|\d)\.jpg|_next\/static\/chunks\/(a|\d)\.js)$/.test(path);
      // The article is read once before it is unpublished.
      const isGone = path === article && asked.filter(({ url }) => url === article).length > 1;
      const status = isGone ? 410 : isThere ? 200 : 404;
      const headers = { 'Cache-Control': 'public, max-age=86400', ETag: '"x"', 'Content-Length': 1 };
      response.writeHead(status, headers).end('x');
    });
    const [https, http] = [await freePort(), await freePort()];
    const folder = testInfo.outputPath('nginx');
    const server = await startNginx(folder, { https, http, ports: [origin.port] });
    const get = (path: string, headers = {}) =>
      new Promise<IncomingMessage>((resolve, reject) =>
        request({ host: 'localhost', port: https, path, headers, rejectUnauthorized: false })
          .on('response', (answer) => answer.resume().on('end', () => resolve(answer)))
          .on('error', reject)
          .end(),
      );
    const getOverHttp = (path: string) =>
      new Promise<IncomingMessage>((resolve, reject) =>
        requestHttp({ host: 'localhost', port: http, path })
          .on('response', (response) => response.resume().on('end', () => resolve(response)))
          .on('error', reject)
          .end(),
      );
    const logs = async () => {
      await server.stop();
      return ['error.log', 'sea-oat-stays.log']
        .map((name) => readFileSync(path.join(folder, name), 'utf8'))
        .join('\n');
    };
    await use({ asked, get, getOverHttp, folder, logs, stopOrigin: origin.close });
    await server.stop();
    await origin.close();
  },
});

const spellings = ['%2f', '%2F', '/./', '//', '/x/../', '/%2e/', '?', '#'];

test('the response to another spelling is not cached for a file', async ({ nginx }) => {
  for (const folder of ['/_next/static/chunks/', '/images/'])
    for (const [place, spelling] of spellings.entries()) {
      // A file of its own for each: the cache is empty of it.
      const file = `${folder}${place}.${folder === '/images/' ? 'jpg' : 'js'}`;
      const other = /[?#]/.test(spelling)
        ? file + spelling
        : folder.slice(0, -1) + spelling + path.basename(file);
      const { statusCode } = await nginx.get(other);
      const both = [statusCode, (await nginx.get(file)).statusCode];
      expect(both, other).toEqual([spelling === '?' ? 200 : 404, 200]);
    }
});

for (const missing of ['/_next/static/chunks/b.js', '/images/b.jpg'])
  test(`a file that is missing is asked for again: ${missing}`, async ({ nginx }) => {
    for (const _ of [1, 2]) expect((await nginx.get(missing)).statusCode).toBe(404);
    expect(nginx.asked).toHaveLength(2);
  });

for (const file of [script, picture])
  test(`a file is stored once, whatever query follows it and however it is spelled: ${file}`, async ({
    nginx,
  }) => {
    for (const address of [`${file}?1`, file, `${file}?2`, file.replace('s', '%73')])
      expect((await nginx.get(address)).statusCode).toBe(200);
    expect(nginx.asked).toHaveLength(1);
  });

test('a film that a browser asks for in parts is stored once', async ({ nginx }) => {
  for (const _ of [1, 2]) expect((await nginx.get(picture, { range: 'bytes=0-' })).statusCode).toBe(206);
  expect(nginx.asked).toHaveLength(1);
});

test('a file whose browser has it already is stored once', async ({ nginx }) => {
  for (const _ of [1, 2]) expect((await nginx.get(script, { 'if-none-match': '"x"' })).statusCode).toBe(304);
  expect(nginx.asked).toHaveLength(1);
});

test('an article that is gone does not come back while the site is down', async ({ nginx }) => {
  const answer = async () => {
    const { statusCode, headers } = await nginx.get(article);
    return [statusCode, headers['x-cache-status']];
  };
  expect(await answer()).toEqual([200, 'MISS']);
  await expect.poll(async () => (await answer())[0]).toBe(410);
  await nginx.stopOrigin();
  await expect.poll(answer).toEqual([410, 'STALE']);
});

for (const path of ['/api/leads/contact', '/api/meetings'])
  test(`what an instance breaks off is sent to the next: ${path}`, async () => {
    let asked = 0;
    const origin = await startHttp(({ socket }, response) => {
      asked += 1;
      if (asked === 1) socket.destroy();
      else response.writeHead(201).end();
    });
    const [https, http] = [await freePort(), await freePort()];
    const ports = [origin.port, origin.port];
    await using _nginx = await startNginx(test.info().outputPath('nginx'), { https, http, ports });
    expect((await post(`https://localhost:${https}${path}`, {})).status).toBe(201);
    await origin.close();
  });

test('secrets in addresses are in no log, whether the site answers or not', async ({ nginx }) => {
  const secrets = ['/api/meetings/4711?key=', '/api/meetings/calendar.ics?token=', '/api/draft?secret='];
  const visit = async () => {
    for (const address of secrets) {
      await nginx.get(`${address}hidden`, { referer: `https://localhost${address}hidden` });
      await nginx.get('/plans', { referer: `https://localhost${address}hidden` });
    }
  };
  await visit();
  await nginx.stopOrigin();
  for (const address of secrets) expect((await nginx.get(`${address}hidden`)).statusCode).toBe(502);
  const logs = await nginx.logs();
  expect(logs).toMatch(/"GET \/api\/meetings\/4711 HTTP\/1\.1" 502 /);
  expect(logs).toMatch(/"GET \/plans HTTP\/1\.1" 200 \d+ "https:\/\/localhost\/api\/draft" /);
  expect(logs).not.toContain('hidden');
});

test('a stranger does not choose the id of a request', async ({ nginx }) => {
  for (const path of ['/plans', picture, '/api/health'])
    await nginx.get(path, { 'x-request-id': 'chosen-by-a-stranger' });
  for (const { headers } of nginx.asked) expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
});

test('http and www redirect to the one name over https, query included', async ({ nginx }) => {
  for (const response of [
    await nginx.getOverHttp('/plans?a=1'),
    await nginx.get('/plans?a=1', { host: 'www.localhost' }),
  ])
    expect([response.statusCode, response.headers.location]).toEqual([308, 'https://localhost/plans?a=1']);
  expect(nginx.asked).toHaveLength(0);
});

test('the challenge of the certificate authority is served over http', async ({ nginx }) => {
  const challenges = path.join(nginx.folder, 'html/.well-known/acme-challenge');
  mkdirSync(challenges, { recursive: true });
  writeFileSync(path.join(challenges, 'token'), 'x');
  expect((await nginx.getOverHttp('/.well-known/acme-challenge/token')).statusCode).toBe(200);
});
