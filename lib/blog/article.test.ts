import { beforeAll, expect, test, vi } from 'vitest';
import { startContentful, tokens } from '@/e2e/support/contentful';
import type { FakeContentful } from '@/e2e/support/contentful/server';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/schema';
import { forgetSingleton } from '@/lib/platform/singleton';
import { findArticle } from './article';
import { pastSlugs } from './past-slugs';
import { rememberSlugs } from './source';

const env = vi.hoisted(() => ({
  SITE_URL: 'http://localhost:3000',
  CONTENTFUL_SPACE_ID: 'seaoats',
  CONTENTFUL_ENVIRONMENT: 'master',
  CONTENTFUL_ACCESS_TOKEN: '',
  CONTENTFUL_HOST: '',
  CONTENTFUL_IMAGE_HOSTS: [],
  VISION_ALLOWED_HOSTS: [],
}));
vi.mock('@/lib/platform/env', () => ({ env }));
// There is no cache of Next here to put tags in.
vi.mock('@/lib/platform/next/page-tags', () => ({ tagPage: async () => 0 }));

let contentful: FakeContentful;
let db: Database;

beforeAll(async () => {
  forgetSingleton('blog.published');
  contentful = await startContentful();
  db = await openDatabase('file::memory:');
  Object.assign(env, { CONTENTFUL_ACCESS_TOKEN: tokens.delivery, CONTENTFUL_HOST: contentful.url });
  return async () => {
    await db.destroy();
    contentful.close();
  };
});

test('finds that an article was unpublished since the index was read, or that another took its slug', async () => {
  const publish = (id: string, title: string, createdAt: string) =>
    contentful.command({ do: 'publish', entry: { id, createdAt, fields: { title, content1: 'Words.' } } });
  publish('one', 'One', '2026-01-01T00:00:00Z');
  publish('two', 'Two', '2026-01-02T00:00:00Z');
  publish('heir', 'Two', '2026-01-03T00:00:00Z');
  rememberSlugs(async () => db);
  for (const slug of ['one', 'two']) expect(await findArticle(slug)).toMatchObject({ status: 'found' });
  await expect.poll(async () => (await pastSlugs.find('two')).ids).toEqual(['two']);

  for (const id of ['one', 'two']) contentful.command({ do: 'unpublish', id });
  expect(await findArticle('one')).toEqual({ status: 'gone' });
  expect(await findArticle('two')).toMatchObject({ status: 'found', article: { post: { id: 'heir' } } });
  expect(await findArticle('never')).toEqual({ status: 'missing', count: 1 });
});
