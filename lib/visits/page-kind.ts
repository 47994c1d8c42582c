import 'server-only';
import { findPage } from '@/content/pages';
import { ARCHIVE_PAGE_SIZE } from '@/lib/blog/posts';
import { publishedSource } from '@/lib/blog/source';
import { listHomes } from '@/lib/rentals/home-lists';
import { presentHomes } from '@/lib/rentals/present-homes';

/** Returns null if there is no page at `path`. Never rejects. */
export async function findPageKind(path: string): Promise<string | null> {
  const kind = findPage(path)?.kind;
  if (kind) return kind;
  if (path.startsWith('/vacation-rentals/')) {
    if (presentHomes().some(({ id }) => path === `/vacation-rentals/${id}`)) return 'rental';
    return listHomes(presentHomes()).some((list) => list.path === path) ? 'rentals' : null;
  }
  const [, number, slug = ''] = /^\/blog\/(?:page\/([1-9]\d{0,3})|([^/]+))$/.exec(path) ?? [];
  try {
    const index = await publishedSource().indexCache.read({ maxAge: Number.POSITIVE_INFINITY });
    if (number) return Number(number) <= Math.ceil(index.posts.length / ARCHIVE_PAGE_SIZE) ? 'guide' : null;
    return index.find(slug)?.isCurrent ? 'article' : null;
  } catch {
    return null;
  }
}
