import 'server-only';
import { rentalsPage } from '@/content/rental-pages';
import { type Rental, rentals } from '@/content/rentals';
import { htmlText } from '@/lib/blog/body/html';
import { allPosts, latestWholePosts } from '@/lib/blog/posts';
import { displayTags } from '@/lib/blog/tags';
import { pictureFiles } from '@/lib/pictures/picture-files';
import { articlesWithHtml } from '@/lib/syndication/article-html';
import type { SearchDocument } from './search-index';

/** With more articles than this, the search covers only titles, tags, categories and some excerpts. */
const FULL_TEXT_LIMIT = 150;
/** The number of newest articles that always include their excerpt. */
const EXCERPTS = 100;

/** Every home, and every published article, newest first. Throws ContentServiceError. */
export async function searchDocuments(): Promise<SearchDocument[]> {
  return [...rentals.map(homeDocument), ...(await articleDocuments())];
}

function homeDocument({
  id,
  title,
  location,
  summary,
  features,
  amenities,
  pictures,
}: Rental): SearchDocument {
  const labels = amenities.flatMap(({ items }) => items.map(({ label }) => label));
  return {
    ...{ path: `/vacation-rentals/${id}`, title, category: rentalsPage.title, date: '' },
    tags: [location, ...features].join(' '),
    picture: pictureFiles(pictures[0].src)?.webp.split(' ', 1)[0],
    excerpt: summary,
    text: `${summary} ${labels.join(', ')}`,
  };
}

async function articleDocuments(): Promise<SearchDocument[]> {
  const posts = await allPosts();
  const isSmall = posts.length <= FULL_TEXT_LIMIT;
  const whole = await latestWholePosts(isSmall ? FULL_TEXT_LIMIT : EXCERPTS);
  const byId = new Map(whole.map(({ post }) => [post.id, post]));
  const texts = new Map(
    isSmall ? articlesWithHtml(whole).map(({ post, html }) => [post.id, htmlText(html)]) : [],
  );

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
