import { contentAnswer, xmlAnswer } from '@/lib/seo/content-answer';
import { archiveSitemap } from '@/lib/seo/post-sitemaps';

export const revalidate = 300;

/** The guide's list and the pages of its archive. */
export function GET() {
  return contentAnswer(async () => xmlAnswer(await archiveSitemap()));
}
