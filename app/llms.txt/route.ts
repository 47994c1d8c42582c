import { allPosts } from '@/lib/blog/posts';
import { contentAnswer, textAnswer } from '@/lib/seo/content-answer';
import { llmsText } from '@/lib/syndication/llms-text';

export const revalidate = 300;

export function GET() {
  return contentAnswer(async () => textAnswer(llmsText(await allPosts())));
}
