import { contentAnswer, xmlAnswer } from '@/lib/seo/content-answer';
import { postSitemaps } from '@/lib/seo/post-sitemaps';

export const revalidate = 300;

/** Every published post; the first 15,000 of them where there are more. */
export function GET() {
  return contentAnswer(async () => xmlAnswer((await postSitemaps())[0] ?? ''));
}
