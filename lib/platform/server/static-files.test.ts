import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listen } from '../testing/free-port.ts';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sea-oat-static-'));
writeFileSync(path.join(folder, 'a.js'), 'plain');
writeFileSync(path.join(folder, 'a.js.gz'), gzipSync('packed'));
writeFileSync(path.join(folder, 'film.mp4'), '0123456789');
writeFileSync(path.join(folder, 'deleted.js'), 'gone');
mkdirSync(path.join(folder, 'chunks'));
const cacheControl = 'public, max-age=31536000, immutable';
const files = staticFiles([{ prefix: '/_next/static/', folder, cacheControl }]);
const server = createServer((request, response) => {
  if (!files(request, response)) response.end('Next');
});
let site: string;

beforeAll(async () => {
  site = `http://127.0.0.1:${await listen(server)}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['gzip', 'packed'],
  ['identity', 'plain'],
])('a built file is sent as the build packed it (%s), to be kept for ever', async (encoding, text) => {
  const answer = await fetch(`${site}/_next/static/a.js`, { headers: { 'Accept-Encoding': encoding } });
  expect(await answer.text()).toBe(text);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
  });
});

test.each(['/', '/_next/static', '/a.js'])('%s is for Next', async (address) => {
  expect(await (await fetch(site + address)).text()).toBe('Next');
});

test.each([
  '/_next/static/none.js',
  '/_next/static/%61.js',
  '/_next/static/..%2f..%2fpackage.json',
  '/_next/static/chunks',
])('%s is no file, and no cache remembers it', async (address) => {
  const answer = await fetch(site + address);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=9-2', 416, 'Range Not Satisfiable', 'bytes */10'],
  ['bytes=x', 200, '0123456789', null],
])('a film in part: %s is answered %i', async (range, status, text, contentRange) => {
  const answer = await fetch(`${site}/_next/static/film.mp4`, { headers: { Range: range } });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-range')).toBe(contentRange);
  expect(await answer.text()).toBe(text);
});

test.each(['bytes=9-2', 'bytes=-2'])(
  'a script is sent whole, whatever part is asked for: %s',
  async (range) => {
    const answer = await fetch(`${site}/_next/static/a.js`, {
      headers: { Range: range, 'Accept-Encoding': 'identity' },
    });
    expect([answer.status, await answer.text()]).toEqual([200, 'plain']);
  },
);

test('a file that has been deleted is answered 404, not to be cached', async () => {
  rmSync(path.join(folder, 'deleted.js'));
  const answer = await fetch(`${site}/_next/static/deleted.js`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('without a file descriptor left the answer is 500', async () => {
  const { createReadStream } = fs;
  vi.spyOn(fs, 'createReadStream').mockImplementationOnce((file) =>
    createReadStream(file).destroy(Object.assign(new Error('too many open files'), { code: 'EMFILE' })),
  );
  const answer = await fetch(`${site}/_next/static/film.mp4`);
  expect(answer.status).toBe(500);
  expect(answer.headers.has('cache-control')).toBe(false);
});
