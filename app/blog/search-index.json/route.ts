import { readSearchDocuments } from '@/lib/search/search-documents';
import { contentResponse } from '@/lib/seo/content-response';

export const revalidate = 300;

/** The browser requests this file when a visitor first uses the search. */
export function GET() {
  return contentResponse(async () =>
    Response.json(await readSearchDocuments(), { headers: { 'X-Robots-Tag': 'noindex' } }),
  );
}
