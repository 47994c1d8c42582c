import { expect, test, vi } from 'vitest';
import { sampleEntries } from '@/content/blog';
import type { BlogEntry } from '@/lib/blog/post/entry';
import { findArticle, findDraft } from './article';
import { loadArchive, loadGuideList } from './guide-list';
import { ARCHIVE_PAGE_SIZE, readAllPosts, readLatestPosts, readLatestWholePosts, toPosts } from './posts';
import { publishedSource } from './source';

test('lists the sample articles everywhere', async () => {
  const posts = await readAllPosts();
  expect(posts).toHaveLength(sampleEntries.length);
  expect((await readLatestPosts()).map((post) => post.id)).toEqual(posts.slice(0, 20).map((post) => post.id));
  expect(await loadArchive('1')).toMatchObject({
    posts: { length: Math.min(ARCHIVE_PAGE_SIZE, posts.length) },
    page: 1,
    pages: Math.ceil(posts.length / ARCHIVE_PAGE_SIZE),
  });
  for (const page of ['10000', '0', '02', 'x'])
    expect(await loadArchive(page)).toEqual({ status: 'missing' });
  const featured = posts.find((post) => post.isFeatured);
  expect(await loadGuideList(null)).toMatchObject({ featured: { id: featured?.id }, total: posts.length });
});

test('finds every sample article by its slug', async () => {
  for (const { slug, title } of await readAllPosts())
    expect(await findArticle(slug)).toMatchObject({ article: { post: { title } } });
});

test('finds a draft by its slug, even with .md', async () => {
  const [post] = await readAllPosts();
  expect(await findDraft(`${post?.slug}.md`)).toEqual(post);
  expect(await findDraft(post?.id ?? '')).toEqual(post);
});

test('leaves an article that can’t be rendered out of the index, and logs it once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const leaveOut = vi.fn();
  const source = { indexCache: { ...publishedSource().indexCache, leaveOut } };
  const [whole] = await readLatestWholePosts(1);
  const [entry] = whole ? await publishedSource().origin.entries([whole.post.id]) : [];
  if (!whole || !entry) throw new Error('There are no sample articles.');
  const broken: BlogEntry = {
    ...entry,
    get title(): string {
      throw new Error('an unexpected error');
    },
  };

  expect(toPosts([whole.post], [broken], source)).toEqual([]);
  expect(toPosts([whole.post], [broken], source)).toEqual([]);
  expect(leaveOut).toHaveBeenCalledWith(whole.post.id, whole.post.updatedAt);
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`Entry ${whole.post.id} is left out`)]]);
  expect(toPosts([whole.post], [entry], source)).toMatchObject([{ title: entry.title }]);
  warn.mockRestore();
});
