import { getServerSideSitemap } from 'next-sitemap';
import { countArchivePages } from '@/lib/blog/posts';
import { contentResponse, xmlHeaders } from '@/lib/seo/content-response';
import { absoluteUrl } from '@/lib/seo/urls';

export const revalidate = 300;

/** The guide and the pages of its archive, without dates, because every new post moves all others. */
export function GET() {
  return contentResponse(async () => {
    const older = Array.from({ length: (await countArchivePages()) - 1 }, (_, n) => `/blog/page/${n + 2}`);
    return getServerSideSitemap(
      ['/blog', ...older].map((path) => ({ loc: absoluteUrl(path) })),
      xmlHeaders,
    );
  });
}
