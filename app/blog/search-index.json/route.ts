import { searchDocuments } from '@/lib/search/search-documents';
import { contentResponse } from '@/lib/seo/content-response';

export const revalidate = 300;

/** All articles for the search in the browser, requested on its first use. */
export function GET() {
  return contentResponse(async () =>
    Response.json(await searchDocuments(), { headers: { 'X-Robots-Tag': 'noindex' } }),
  );
}
