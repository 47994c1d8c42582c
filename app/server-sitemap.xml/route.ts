import { getServerSideSitemap } from 'next-sitemap';
import { readAllPosts } from '@/lib/blog/posts';
import { contentResponse, xmlHeaders } from '@/lib/seo/content-response';
import { absoluteUrl } from '@/lib/seo/urls';

export const revalidate = 300;

/** A sitemap may contain at most this many URLs (sitemaps.org). */
const MAX_URLS = 50_000;

export function GET() {
  return contentResponse(async () => {
    const posts = (await readAllPosts()).slice(0, MAX_URLS);
    return getServerSideSitemap(
      posts.map(({ path, updatedAt }) => ({ loc: absoluteUrl(path), lastmod: updatedAt })),
      xmlHeaders,
    );
  });
}
