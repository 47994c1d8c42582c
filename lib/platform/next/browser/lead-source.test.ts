import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { leadSourceCode } from './lead-source.ts';

const origin = 'https://seaoats.example';

/** Runs the script on a page in a tab with this storage. Returns the storage. */
function visit(
  address: string,
  { referrer = '', privacy = false, storage = {} as Record<string, unknown> } = {},
) {
  const sessionStorage = Object.assign(storage, {});
  Object.defineProperty(sessionStorage, 'removeItem', {
    value: (name: string) => delete sessionStorage[name],
    enumerable: false,
    configurable: true,
  });
  const location = new URL(address, origin);
  run(sessionStorage, { referrer }, location, { globalPrivacyControl: privacy || undefined }, {});
  return sessionStorage;
}

const run = new Function('sessionStorage', 'document', 'location', 'navigator', 'self', leadSourceCode);

describe('the first page of a visit is stored', () => {
  test('with the campaign of its address', () => {
    expect(visit('/blog/x?utm_source=news')).toEqual({
      source: ' https://seaoats.example/blog/x?utm_source=news',
    });
  });

  test('with the referring site', () => {
    expect(visit('/plans', { referrer: 'https://search.example/' })).toEqual({
      source: 'https://search.example/ https://seaoats.example/plans',
    });
  });

  test('on the second page, if the first had no referrer and no campaign', () => {
    const storage = visit('/blog/x');
    expect(storage).toEqual({});
    expect(visit('/plans', { storage, referrer: `${origin}/blog/x` })).toEqual({
      source: ` ${origin}/blog/x`,
    });
  });

  test('once, until a form is sent', () => {
    const storage = visit('/blog/x?utm_source=news');
    const first = { ...storage };
    visit('/plans?utm_source=other', { storage, referrer: 'https://search.example/' });
    expect(storage).toEqual(first);
    expect(visit('/contact/thank-you', { storage, referrer: `${origin}/contact?utm_source=news` })).toEqual(
      {},
    );
  });
});

test('under Global Privacy Control nothing is stored, and earlier values are removed', () => {
  expect(visit('/?utm_source=news', { privacy: true })).toEqual({});
  expect(visit('/', { privacy: true, storage: { source: 'before' } })).toEqual({});
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'with %j the visit is not counted',
  (browser) => {
    const page = {};
    run({}, { referrer: '' }, new URL('/plans', origin), browser, page);
    expect(page).toEqual({});
  },
);

test('the script runs without storage, in at most 300 compressed bytes', () => {
  const page = {};
  run(null, { referrer: 'https://search.example/' }, new URL('/plans', origin), {}, page);
  expect(page).toEqual({ visit: 'https://search.example/ https://seaoats.example/plans' });
  expect(gzipSync(transformSync(leadSourceCode, { minify: true }).code).length).toBeLessThanOrEqual(300);
});
