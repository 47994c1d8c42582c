import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sea-oat-static-'));
writeFileSync(path.join(folder, 'a.js'), 'plain');
writeFileSync(path.join(folder, 'a.js.gz'), gzipSync('packed'));
const files = staticFiles(folder);
const server = createServer((request, response) => {
  const { url } = request;
  if (files(request, response)) return;
  expect(request.url).toBe(url);
  response.end('Next');
});
let site: string;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
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
    'content-type': 'text/javascript',
    'cache-control': 'public,max-age=31536000,immutable',
    vary: 'Accept-Encoding',
  });
});

test('who has it already is told so', async () => {
  const { headers } = await fetch(`${site}/_next/static/a.js`);
  const etag = headers.get('etag') ?? '';
  expect((await fetch(`${site}/_next/static/a.js`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test.each(['/', '/_next/static/none.js', '/_next/static/..%2f..%2fpackage.json', '/_next/static', '/a.js'])(
  '%s is for Next',
  async (address) => {
    expect(await (await fetch(site + address)).text()).toBe('Next');
  },
);
