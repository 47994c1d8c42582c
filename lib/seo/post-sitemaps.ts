import 'server-only';
import { allPosts, countArchivePages, postCovers } from '@/lib/blog/posts';
import { sitemaps } from './sitemap-xml';
import { absoluteUrl } from './urls';

/** The sitemaps of all published posts, newest first: one file for each 15,000. Throws ContentServiceError. */
export async function postSitemaps(): Promise<string[]> {
  const [posts, covers] = await Promise.all([allPosts(), postCovers()]);
  return sitemaps(
    posts.map(({ id, path, updatedAt }) => {
      const cover = covers.get(id);
      return { url: absoluteUrl(path), lastModified: updatedAt, image: cover && absoluteUrl(cover.src) };
    }),
  );
}

/** The address of the n-th of them, counted from 1. */
export function postSitemapPath(part: number): string {
  return part === 1 ? '/server-sitemap.xml' : `/server-sitemap/${part}.xml`;
}

/** The sitemap of the archive, without dates: every new post moves all others by one place. Throws ContentServiceError. */
export async function archiveSitemap(): Promise<string> {
  const older = Array.from({ length: (await countArchivePages()) - 1 }, (_, n) => `/blog/page/${n + 2}`);
  const [xml = ''] = sitemaps(['/blog', ...older].map((path) => ({ url: absoluteUrl(path) })));
  return xml;
}
