import { searchDocuments } from '@/lib/search/search-documents';
import { contentAnswer } from '@/lib/seo/content-answer';

export const revalidate = 300;

/** All articles for the search in the browser, asked for when somebody first uses it. */
export function GET() {
  return contentAnswer(async () =>
    Response.json(await searchDocuments(), { headers: { 'X-Robots-Tag': 'noindex' } }),
  );
}
