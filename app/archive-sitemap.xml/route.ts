import { getServerSideSitemap } from 'next-sitemap';
import { listPagePath } from '@/content/pages';
import { countArchivePages } from '@/lib/blog/posts';
import { listHomes } from '@/lib/rentals/home-lists';
import { readHomes } from '@/lib/rentals/homes';
import { contentResponse, xmlHeaders } from '@/lib/seo/content-response';
import { absoluteUrl } from '@/lib/seo/urls';

export const revalidate = 300;

/** Lists the guide, its archive, and homes. They have no dates, because every new post changes the lists. */
export function GET() {
  return contentResponse(async () => {
    const pages = Array.from({ length: await countArchivePages() }, (_, n) => listPagePath('/blog', n + 1));
    return getServerSideSitemap(
      [...pages, ...(await listHomePaths())].map((path) => ({ loc: absoluteUrl(path) })),
      xmlHeaders,
    );
  });
}

/** All homes, and the pages of their lists after the first. */
async function listHomePaths(): Promise<string[]> {
  const homes = await readHomes();
  const lists = listHomes(homes).filter(({ page }) => page > 1);
  return [...lists.map(({ path }) => path), ...homes.map(({ id }) => `/vacation-rentals/${id}`)];
}
