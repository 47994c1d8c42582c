import { readAllPosts } from '@/lib/blog/posts';
import { readHomes } from '@/lib/rentals/homes';
import { contentResponse, textResponse } from '@/lib/seo/content-response';
import { llmsText } from '@/lib/syndication/llms-text';

export const revalidate = 300;

export function GET() {
  return contentResponse(async () => textResponse(llmsText(await readAllPosts(), await readHomes())));
}
