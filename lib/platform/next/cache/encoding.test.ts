import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Entry } from './cache-entry.ts';
import { decodeEntry, encodeEntry } from './encoding.ts';

const PAGE = 'APP_PAGE';
const ROUTE = 'APP_ROUTE';

const route = (body: Buffer): Entry => ({
  lastModified: 1,
  value: {
    kind: 'APP_ROUTE',
    body,
    headers: { 'content-type': 'text/plain' },
    status: 200,
  } as Entry['value'],
});

test('an entry comes back as it was', async () => {
  const entry = route(Buffer.from([0, 255, 10, 13]));
  const bytes = await encodeEntry(entry);
  expect(bytes && (await decodeEntry(bytes, ROUTE))).toEqual(entry);
});

test('what is too large is not shared', async () => {
  expect(await encodeEntry(route(randomBytes(9 * 1024 * 1024)))).toBeNull();
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['something else', Buffer.from('{"html":"<p>"}')],
  ['a cut entry', Buffer.from([27, 255, 255, 0])],
])('%s is no entry', async (_, bytes) => {
  expect(await decodeEntry(bytes, ROUTE)).toBeNull();
});

const page = { kind: 'APP_PAGE', html: '<p>', rscData: Buffer.from('data'), headers: {}, status: 200 };

test('a page comes back with its segments', async () => {
  const entry = {
    lastModified: 1,
    value: { ...page, segmentData: new Map([['/_tree', Buffer.from('tree')]]) },
  };
  const bytes = await encodeEntry(entry as Entry);
  expect(bytes && (await decodeEntry(bytes, PAGE))).toEqual(entry);
});

test.each([
  ['another kind', route(Buffer.from('text'))],
  ['no value', { lastModified: 1, value: null }],
])('an entry of %s is no page', async (_, entry) => {
  const bytes = await encodeEntry(entry);
  expect(bytes && (await decodeEntry(bytes, PAGE))).toBeNull();
});
