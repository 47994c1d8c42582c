import 'server-only';
import { findPage } from '@/content/pages';
import { toArchivePages } from '@/lib/blog/posts';
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
  const [, number, slug = ''] = /^\/blog\/(?:page\/([1-9]\d{0,6})|([^/]+))$/.exec(path) ?? [];
  try {
    const index = await publishedSource().indexCache.read({ maxAge: Number.POSITIVE_INFINITY });
    if (number) return Number(number) <= toArchivePages(index.posts.length) ? 'guide' : null;
    return index.find(slug)?.isCurrent ? 'article' : null;
  } catch {
    return null;
  }
}
