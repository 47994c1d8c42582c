import { expect, test, vi } from 'vitest';
import { articlesWithHtml } from '@/lib/syndication/article-html';
import { feedAt } from '@/lib/syndication/feeds';
import type { BlogEntry } from './entry';
import { latestWholePosts, readablePosts } from './posts';
import { publishedSource } from './source';

test('an article that breaks while it is read is left out of the index, and named in the log once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const leaveOut = vi.fn();
  const source = { indexCache: { ...publishedSource().indexCache, leaveOut } };
  const [whole] = await latestWholePosts(1);
  const [entry] = whole ? await publishedSource().origin.entries([whole.post.id]) : [];
  if (!whole || !entry) throw new Error('There are no sample articles.');
  const broken: BlogEntry = {
    ...entry,
    get title(): string {
      throw new Error('a fault nobody thought of');
    },
  };

  expect(readablePosts([whole.post], [broken], source)).toEqual([]);
  expect(readablePosts([whole.post], [broken], source)).toEqual([]);
  expect(leaveOut).toHaveBeenCalledWith(whole.post.id, whole.post.updatedAt);
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`Entry ${whole.post.id} is left out.`)]]);
  expect(readablePosts([whole.post], [entry], source)).toMatchObject([{ title: entry.title }]);
  warn.mockRestore();
});

test('an article that breaks while its HTML is made leaves the others in the feeds', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [first, second, third] = await latestWholePosts(3);
  if (!first || !second || !third) throw new Error('There are no sample articles.');
  const broken = {
    ...second,
    get linked(): never {
      throw new Error('another fault');
    },
  };
  const posts = [first, broken, third];

  const articles = articlesWithHtml(posts);
  expect(articles.map(({ post }) => post.id)).toEqual([first.post.id, third.post.id]);
  const body = feedAt('/feed.xml', articles);
  expect(body).toContain(third.post.path);
  expect(body).not.toContain(`post:${second.post.id}`);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
