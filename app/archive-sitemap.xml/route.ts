import { getServerSideSitemap } from 'next-sitemap';
import { countArchivePages } from '@/lib/blog/posts';
import { contentResponse, xmlHeaders } from '@/lib/seo/content-response';
import { absoluteUrl } from '@/lib/seo/urls';

export const revalidate = 300;

/** The guide and its archive, without dates, because every new post changes every page. */
export function GET() {
  return contentResponse(async () => {
    const pages = Array.from({ length: (await countArchivePages()) - 1 }, (_, n) => `/blog/page/${n + 2}`);
    return getServerSideSitemap(
      ['/blog', ...pages].map((path) => ({ loc: absoluteUrl(path) })),
      xmlHeaders,
    );
  });
}
