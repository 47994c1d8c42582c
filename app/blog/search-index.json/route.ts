import { searchDocuments } from '@/lib/search/search-documents';
import { contentResponse } from '@/lib/seo/content-response';

export const revalidate = 300;

/** All articles for the search in the browser, asked for when somebody first uses it. */
export function GET() {
  return contentResponse(async () =>
    Response.json(await searchDocuments(), { headers: { 'X-Robots-Tag': 'noindex' } }),
  );
}
