import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { rentals } from '@/content/rentals';
import { startContentful } from '@/e2e/support/contentful';
import type { FakeContentful } from '@/e2e/support/contentful/server';
import { env } from '@/lib/blog/testing/env';
import { rememberSlugsOf } from '@/lib/contentful/source';
import { openDatabase } from '@/lib/database/open';
import { forgetSingleton } from '@/lib/platform/singleton';
import { findHome, findHomeDraft, publishedHomes, readHomes } from './homes';
import { presentHomes } from './present-homes';
import { markHomesStale } from './refresh-homes';

const marked = vi.hoisted(() => new Set<string>());
vi.mock('@/lib/platform/env', () => import('@/lib/blog/testing/env'));
// These need Next's cache, which tests don't have.
vi.mock('@/lib/platform/next/page-tags', () => ({
  tagPage: async () => {},
  expireSoon: async () => {},
  markTagsStale: (tags: string[]) => {
    for (const tag of tags) marked.add(tag);
  },
}));
/** Stands in for the reader of entries, which has tests of its own: the home has the entry's title and address. */
vi.mock('./entry/read-home', async () => {
  const { rentals } = await import('@/content/rentals');
  const readHome = ({
    sys,
    fields,
  }: {
    sys: { id: string; createdAt: string };
    fields: Record<string, unknown>;
  }) => ({
    ...{ id: sys.id, createdAt: sys.createdAt, updatedAt: '', title: fields.title, slugField: fields.slug },
    problems: [],
    isHidden: fields.hidden === true,
    home: fields.summary === '' || fields.hidden ? null : { ...rentals[0], title: fields.title },
  });
  return { homeType: 'home', readHome };
});

let contentful: FakeContentful;

beforeEach(async () => {
  for (const name of ['rentals.published', 'rentals.drafts', 'rentals.past-slugs']) forgetSingleton(name);
  marked.clear();
  contentful = await startContentful();
  env.CONTENTFUL_HOST = contentful.url;
  env.CONTENTFUL_PREVIEW_HOST = contentful.url;
  return () => contentful.close();
});

const publish = (id: string, slug: string, more: Record<string, unknown> = {}) =>
  contentful.command({
    do: 'publish',
    entry: { id, type: 'home', createdAt: '2026-01-01T00:00:00Z', fields: { title: slug, slug, ...more } },
  });

const titles = async () => {
  publishedHomes().indexCache.expire();
  return (await readHomes()).map(({ title }) => title);
};
const addressesOf = async (...slugs: string[]) => {
  publishedHomes().indexCache.expire();
  const found = [];
  for (const slug of slugs) {
    const home = await findHome(slug);
    found.push(home.status === 'moved' ? home.path : home.status);
  }
  return found;
};

test('without homes in the space, the homes are those of `content`', async () => {
  expect(await readHomes()).toEqual(rentals);
  publish('one', 'dune');
  expect(await titles()).toEqual(['dune']);
});

test('broken and hidden homes are left out, equal addresses differ, and the last copy stays', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  publish('one', 'dune');
  publish('two', 'dune');
  publish('four', 'secret', { hidden: true });
  publish('five', 'broken', { summary: '' });
  expect(await titles()).toEqual(['dune', 'dune']);
  expect(presentHomes().map(({ id }) => id)).toEqual(['dune', 'dune-two']);
  expect(log).toHaveBeenCalledTimes(1);
  expect(await addressesOf('dune-two', 'secret', 'broken')).toEqual(['found', 'gone', 'missing']);
  expect(await findHomeDraft('/vacation-rentals/secret')).toMatchObject({ id: 'four' });
  expect(await findHomeDraft('five')).toMatchObject({ problems: [] });

  contentful.command({ do: 'mode', mode: { kind: '404' } });
  await expect(titles()).rejects.toThrow('content service');
  expect(presentHomes()).toHaveLength(2);
});

test('a renamed home leads on, and a hidden or removed one is gone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const db = await openDatabase('file::memory:');
  onTestFinished(() => db.destroy());
  publish('one', 'dune');
  await rememberSlugsOf(publishedHomes(), async () => db);
  const expectAddresses = (expected: Record<string, string>) => {
    vi.setSystemTime(Date.now() + 60_000);
    return expect
      .poll(() => addressesOf(...Object.keys(expected)), { message: JSON.stringify(expected) })
      .toEqual(Object.values(expected));
  };
  await expectAddresses({ dune: 'found', lake: 'missing' });
  publish('one', 'lake');
  await expectAddresses({ dune: '/vacation-rentals/lake', lake: 'found' });
  publish('one', 'lake', { hidden: true });
  await expectAddresses({ dune: 'gone', lake: 'gone' });
  publish('two', 'dune');
  await expectAddresses({ dune: 'found', lake: 'gone' });
  publish('one', 'lake', { hidden: false });
  publish('two', 'marsh');
  await expectAddresses({ dune: '/vacation-rentals/marsh', lake: 'found', marsh: 'found' });
  publish('two', 'dune');
  await expectAddresses({ dune: 'found', marsh: '/vacation-rentals/dune' });
  contentful.command({ do: 'unpublish', id: 'two' });
  await expectAddresses({ dune: '/vacation-rentals/lake', marsh: 'gone' });
  contentful.command({ do: 'unpublish', id: 'one' });
  await expectAddresses({ dune: 'gone', lake: 'gone' });
});

test('a change marks the pages of homes that it affects, and none of an asset that no home shows', async () => {
  publish('one', 'dune');
  publish('two', 'lake');
  await readHomes();
  const post = { id: 'a', type: 'blogPost' };
  expect(await markHomesStale(post)).toEqual({ paths: [], isReachable: true });
  expect(await markHomesStale({ id: 'asset', type: null })).toEqual({ paths: [], isReachable: true });
  expect([...marked]).toEqual([]);

  publish('two', 'marsh');
  const { paths } = await markHomesStale({ id: 'two', type: 'home' });
  const shown = ['lake', 'marsh', 'dune'].map((slug) => `/vacation-rentals/${slug}`);
  expect(paths).toEqual(expect.arrayContaining(['/', '/vacation-rentals', '/llms.txt', ...shown]));
  expect([...marked]).toEqual(expect.arrayContaining(['homes', 'item:two', 'home:one', 'home:two']));
});
