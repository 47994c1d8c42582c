import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decodeEntry, encodeEntry } from './encoding.ts';
import type { Entry } from './entry.ts';

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
  expect(bytes && (await decodeEntry(bytes))).toEqual(entry);
});

test('what is too large is not shared', async () => {
  expect(await encodeEntry(route(randomBytes(9 * 1024 * 1024)))).toBeNull();
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['something else', Buffer.from('{"html":"<p>"}')],
  ['a cut entry', Buffer.from([27, 255, 255, 0])],
])('%s is no entry', async (_, bytes) => {
  expect(await decodeEntry(bytes)).toBeNull();
});
