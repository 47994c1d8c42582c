import { getServerSideSitemap } from 'next-sitemap';
import { countArchivePages } from '@/lib/blog/posts';
import { contentResponse, xmlHeaders } from '@/lib/seo/content-response';
import { absoluteUrl } from '@/lib/seo/urls';

export const revalidate = 300;

/** Lists the guide and the pages of its archive. They have no dates, because every new post changes all of them. */
export function GET() {
  return contentResponse(async () => {
    const pages = Array.from({ length: (await countArchivePages()) - 1 }, (_, n) => `/blog/page/${n + 2}`);
    return getServerSideSitemap(
      ['/blog', ...pages].map((path) => ({ loc: absoluteUrl(path) })),
      xmlHeaders,
    );
  });
}
