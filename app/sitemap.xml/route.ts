import { getServerSideSitemapIndex } from 'next-sitemap';
import { catchServiceError } from '@/lib/blog/content-service-error';
import { expireSoon } from '@/lib/platform/next/page-tags';
import { xmlType } from '@/lib/seo/content-response';
import { postSitemaps } from '@/lib/seo/post-sitemaps';
import { absoluteUrl } from '@/lib/seo/urls';

export const revalidate = 300;

/** The index of the sitemaps: static pages, the archive, and the posts (docs/decisions/0008-sitemaps.md). */
export async function GET() {
  const ofPosts = await catchServiceError(postSitemaps, async () => {
    await expireSoon();
    return ['/server-sitemap.xml'];
  });
  const sitemaps = ['/static-sitemap.xml', '/archive-sitemap.xml', ...ofPosts];
  return getServerSideSitemapIndex(sitemaps.map(absoluteUrl), xmlType);
}
