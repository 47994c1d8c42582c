import { contentAnswer, xmlAnswer } from '@/lib/seo/content-answer';
import { postSitemapPath, postSitemaps } from '@/lib/seo/post-sitemaps';
import { sitemapIndex } from '@/lib/seo/sitemap-xml';
import { absoluteUrl } from '@/lib/seo/urls';

export const revalidate = 300;

/** The index: what next-sitemap wrote after the build, the archive, and the posts (docs/decisions/0008-sitemaps.md). */
export function GET() {
  return contentAnswer(async () => {
    const posts = (await postSitemaps()).map((_, n) => postSitemapPath(n + 1));
    return xmlAnswer(
      sitemapIndex(['/static-sitemap.xml', '/archive-sitemap.xml', ...posts].map(absoluteUrl)),
    );
  });
}
