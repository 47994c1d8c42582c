import { contentAnswer, textAnswer, xmlAnswer } from '@/lib/seo/content-answer';
import { postSitemapPath, postSitemaps } from '@/lib/seo/post-sitemaps';

export const revalidate = 300;

/** None is built ahead: they are made when they are first asked for. */
export function generateStaticParams() {
  return [];
}

/** The second and later parts, `/server-sitemap/2.xml`, where there are more than 15,000 posts. */
export async function GET(_: Request, { params }: RouteContext<'/server-sitemap/[part]'>) {
  const { part } = await params;
  return contentAnswer(async () => {
    const parts = await postSitemaps();
    const place = parts.findIndex((_, n) => n > 0 && postSitemapPath(n + 1) === `/server-sitemap/${part}`);
    const xml = parts[place];
    return xml ? xmlAnswer(xml) : textAnswer('There is no such sitemap.\n', 404);
  });
}
