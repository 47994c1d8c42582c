import { expect, test } from 'vitest';
import { sampleEntries } from '@/content/blog';
import { findArticle } from './article';
import { allPosts, archivePage, featuredPost, latestPosts } from './posts';

test('the sample articles answer every question', async () => {
  const posts = await allPosts();
  expect(posts).toHaveLength(sampleEntries.length);
  expect((await latestPosts()).map((post) => post.id)).toEqual(posts.slice(0, 20).map((post) => post.id));
  expect((await archivePage(1))?.posts.length).toBe(Math.min(12, posts.length));
  expect(await archivePage(10_000)).toBeNull();
  const featured = posts.find((post) => post.featured);
  expect(featured).toBeDefined();
  expect((await featuredPost(null))?.id).toBe(featured?.id);
});

test('every sample article opens by its slug', async () => {
  for (const { slug, title } of await allPosts())
    expect(await findArticle(slug)).toMatchObject({ article: { post: { title } } });
});

test('an unknown slug is missing, and the number of posts is told', async () => {
  expect(await findArticle('no-such-post')).toEqual({ status: 'missing', count: sampleEntries.length });
});
