import 'server-only';
import { textOf } from '@/lib/blog/body/tree';
import { displayTags } from '@/lib/blog/post/tags';
import { allPosts, latestWholePosts } from '@/lib/blog/posts';
import { articleNodes } from '@/lib/syndication/article-html';
import type { SearchDocument } from './search-index';

/** If there are more articles than this, the search covers only titles, tags, categories and some excerpts. */
const FULL_TEXT_LIMIT = 150;
/** How many of the newest articles are always searched with their excerpt. */
const EXCERPTS = 100;

/** All published articles, newest first. Throws ContentServiceError. */
export async function searchDocuments(): Promise<SearchDocument[]> {
  const posts = await allPosts();
  const isSmall = posts.length <= FULL_TEXT_LIMIT;
  const whole = await latestWholePosts(isSmall ? FULL_TEXT_LIMIT : EXCERPTS);
  const byId = new Map(whole.map(({ post }) => [post.id, post]));
  const texts = new Map(isSmall ? whole.map((one) => [one.post.id, textOf(articleNodes(one))]) : []);

  return posts.map(({ id, path, title, category, publishedAt, tagIds }) => ({
    path,
    title,
    category: category.name,
    date: publishedAt.slice(0, 10),
    tags: displayTags(tagIds, '').join(' '),
    excerpt: byId.get(id)?.excerpt,
    text: texts.get(id),
  }));
}
