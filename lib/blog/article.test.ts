import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startContentful } from '@/e2e/support/contentful';
import type { FakeContentful } from '@/e2e/support/contentful/server';
import { rememberSlugsOf } from '@/lib/contentful/source';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/schema';
import { forgetSingleton } from '@/lib/platform/singleton';
import { findArticle } from './article';
import { blogPastSlugs, publishedSource } from './source';
import { env } from './testing/env';

vi.mock('@/lib/platform/env', () => import('@/lib/blog/testing/env'));
// `tagPage` needs Next's cache, which tests don't have.
vi.mock('@/lib/platform/next/page-tags', () => ({ tagPage: async () => 0 }));

let contentful: FakeContentful;
let db: Database;

beforeEach(async () => {
  forgetSingleton('blog.published');
  contentful = await startContentful();
  db = await openDatabase('file::memory:');
  env.CONTENTFUL_HOST = contentful.url;
  return async () => {
    await db.destroy();
    contentful.close();
  };
});

/** Makes the next `findArticle` read the index again. Moves the fake clock on by a minute. */
function expireIndex() {
  vi.setSystemTime(Date.now() + 60_000);
  publishedSource().indexCache.expire();
}

/** Each step: new titles of articles by id (null unpublishes the article), then what `findArticle` finds by slug. */
const steps = [
  [{ first: 'One' }, { one: 'found', two: 'missing', three: 'missing' }],
  [{ first: 'Two' }, { one: '/blog/two', two: 'found', three: 'missing' }],
  [{ first: 'Three' }, { one: '/blog/three', two: '/blog/three', three: 'found' }],
  [{ first: 'One' }, { one: 'found', two: '/blog/one', three: '/blog/one' }],
  [{ first: null }, { one: 'gone', two: 'gone', three: 'gone' }],
  [{ first: 'One' }, { one: 'found', two: '/blog/one', three: '/blog/one' }],
  [{ other: 'Two' }, { one: 'found', two: 'found', three: '/blog/one' }],
  [
    { first: 'Two', other: 'One' },
    { one: 'found', two: 'found', three: '/blog/two' },
  ],
  [{ other: null }, { one: '/blog/two', two: 'found', three: '/blog/two' }],
] as const;

test('a slug redirects to its article in one hop after any number of renames', async () => {
  // While the fake clock stands still, the index counts as fresh, so no lookup waits to read it again.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  void rememberSlugsOf(publishedSource(), async () => db);
  const findTarget = async (slug: string) => {
    const found = await findArticle(slug);
    return found.status === 'moved' ? found.path : found.status;
  };
  for (const [changes, expected] of steps) {
    for (const [id, title] of Object.entries(changes))
      if (title) contentful.command({ do: 'publish', entry: { id, fields: { title, content1: id } } });
      else contentful.command({ do: 'unpublish', id });
    expireIndex();
    for (const [slug, target] of Object.entries(expected))
      await expect.poll(() => findTarget(slug), { message: JSON.stringify([changes, slug]) }).toBe(target);
  }
  for (const other of ['Three', 'three.', '.three']) expect(await findTarget(other)).toBe('missing');
  expect(await findTarget('three')).toBe('/blog/two');
});

test('an article unpublished after the index was read is gone, unless another article inherits its slug', async () => {
  const publish = (id: string, title: string, createdAt: string) =>
    contentful.command({ do: 'publish', entry: { id, createdAt, fields: { title, content1: 'Words.' } } });
  publish('one', 'One', '2026-01-01T00:00:00Z');
  publish('two', 'Two', '2026-01-02T00:00:00Z');
  publish('heir', 'Two', '2026-01-03T00:00:00Z');
  void rememberSlugsOf(publishedSource(), async () => db);
  for (const slug of ['one', 'two']) expect(await findArticle(slug)).toMatchObject({ status: 'found' });
  await expect.poll(async () => (await blogPastSlugs.find('two')).ids).toEqual(['two']);

  for (const id of ['one', 'two']) contentful.command({ do: 'unpublish', id });
  expect(await findArticle('one')).toEqual({ status: 'gone' });
  expect(await findArticle('two')).toMatchObject({ status: 'found', article: { post: { id: 'heir' } } });
  expect(await findArticle('never')).toEqual({ status: 'missing', count: 1 });
});
