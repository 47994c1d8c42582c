import 'server-only';
import { getServerSideSitemap } from 'next-sitemap';
import { allPosts } from '@/lib/blog/posts';
import { contentResponse, textResponse, xmlType } from './content-response';
import { absoluteUrl } from './urls';

/** The limit of a sitemap (sitemaps.org). */
const PART = 50_000;

/** The paths of the post sitemaps: one per 50,000 posts. Throws ContentServiceError. */
export async function postSitemaps(): Promise<string[]> {
  const parts = Math.ceil((await allPosts()).length / PART);
  return Array.from({ length: Math.max(1, parts) }, (_, at) =>
    at === 0 ? '/server-sitemap.xml' : `/server-sitemap/${at + 1}.xml`,
  );
}

/** The sitemap at `address` as a response: its posts, newest first. */
export function postSitemap(address: string): Promise<Response> {
  return contentResponse(async () => {
    const at = (await postSitemaps()).indexOf(address);
    if (at < 0) return textResponse('There is no such sitemap.\n', 404);
    const posts = (await allPosts()).slice(at * PART, (at + 1) * PART);
    const entries = posts.map(({ path, updatedAt }) => ({ loc: absoluteUrl(path), lastmod: updatedAt }));
    return getServerSideSitemap(entries, xmlType);
  });
}
