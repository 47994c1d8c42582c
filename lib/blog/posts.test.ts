import { expect, test } from 'vitest';
import { sampleEntries } from '@/content/blog';
import { findArticle } from './article';
import { loadArchive, loadGuideList } from './guide-list';
import { allPosts, latestPosts } from './posts';

test('the sample articles answer every question', async () => {
  const posts = await allPosts();
  expect(posts).toHaveLength(sampleEntries.length);
  expect((await latestPosts()).map((post) => post.id)).toEqual(posts.slice(0, 20).map((post) => post.id));
  expect(await loadArchive('1')).toMatchObject({
    posts: { length: Math.min(12, posts.length) },
    page: 1,
    pages: 2,
  });
  for (const page of ['10000', '0', '02', 'x'])
    expect(await loadArchive(page)).toEqual({ status: 'missing' });
  const featured = posts.find((post) => post.featured);
  expect(featured).toBeDefined();
  expect(await loadGuideList(null)).toMatchObject({ featured: { id: featured?.id }, total: posts.length });
});

test('every sample article opens by its slug', async () => {
  for (const { slug, title } of await allPosts())
    expect(await findArticle(slug)).toMatchObject({ article: { post: { title } } });
});

test('an unknown slug is missing, and the number of posts is told', async () => {
  expect(await findArticle('no-such-post')).toEqual({ status: 'missing', count: sampleEntries.length });
});
