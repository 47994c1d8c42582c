import { getServerSideSitemap } from 'next-sitemap';
import { allPosts } from '@/lib/blog/posts';
import { contentResponse, xmlHeaders } from '@/lib/seo/content-response';
import { absoluteUrl } from '@/lib/seo/urls';

export const revalidate = 300;

/** The limit of a sitemap (sitemaps.org). */
const MOST = 50_000;

export function GET() {
  return contentResponse(async () => {
    const posts = (await allPosts()).slice(0, MOST);
    return getServerSideSitemap(
      posts.map(({ path, updatedAt }) => ({ loc: absoluteUrl(path), lastmod: updatedAt })),
      xmlHeaders,
    );
  });
}
