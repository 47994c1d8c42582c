import 'server-only';
import { textOf } from '@/lib/blog/body/tree';
import { formatTagNames } from '@/lib/blog/post/tags';
import { readAllPosts, readLatestWholePosts } from '@/lib/blog/posts';
import { articleNodes } from '@/lib/syndication/article-html';
import type { SearchDocument } from './search-index';

/** If there are more articles than this, the search covers only titles, tags, categories and some excerpts. */
const FULL_TEXT_LIMIT = 150;
/** The search covers the excerpts of at least this many of the newest articles. */
const EXCERPT_COUNT = 100;

/** All published articles, newest first. Throws ContentServiceError. */
export async function readSearchDocuments(): Promise<SearchDocument[]> {
  const posts = await readAllPosts();
  const isSmall = posts.length <= FULL_TEXT_LIMIT;
  const whole = await readLatestWholePosts(isSmall ? FULL_TEXT_LIMIT : EXCERPT_COUNT);
  const byId = new Map(whole.map(({ post }) => [post.id, post]));
  const texts = new Map(isSmall ? whole.map((one) => [one.post.id, textOf(articleNodes(one))]) : []);

  return posts.map(({ id, path, title, category, publishedAt, tagIds }) => ({
    path,
    title,
    category: category.name,
    date: publishedAt.slice(0, 10),
    tags: formatTagNames(tagIds, '').join(' '),
    excerpt: byId.get(id)?.excerpt,
    text: texts.get(id),
  }));
}
