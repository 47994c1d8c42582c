import { getServerSideSitemapIndex } from 'next-sitemap';
import { xmlHeaders } from '@/lib/seo/content-response';
import { absoluteUrl } from '@/lib/seo/urls';

export const dynamic = 'force-static';

/** The index of the other sitemaps. docs/decisions/0008-sitemaps.md explains when each is rendered. */
export function GET() {
  const sitemaps = ['/static-sitemap.xml', '/archive-sitemap.xml', '/server-sitemap.xml'];
  return getServerSideSitemapIndex(sitemaps.map(absoluteUrl), xmlHeaders);
}
