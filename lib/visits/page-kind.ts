import 'server-only';
import { categories } from '@/content/categories';
import { regions } from '@/content/regions';
import { rentals } from '@/content/rentals';
import { ARCHIVE_PAGE_SIZE } from '@/lib/blog/posts';
import { publishedSource } from '@/lib/blog/source';

const pages: Record<string, readonly string[]> = {
  home: ['/'],
  partner: ['/partner', ...regions.map(({ id }) => `/partner/${id}`)],
  plans: ['/plans'],
  'book a time': ['/book-a-time'],
  'sample analysis': ['/partner/sample-analysis'],
  referral: ['/referral'],
  rentals: ['/vacation-rentals'],
  rental: rentals.map(({ id }) => `/vacation-rentals/${id}`),
  guide: ['/blog', ...categories.map(({ slug }) => `/blog/category/${slug}`)],
  search: ['/search'],
  company: ['/about', '/team', '/mission', '/contact'],
  portal: ['/portal', '/portal/sample-statement'],
  legal: ['/privacy', '/terms', '/cookies'],
  'thank you': ['', '/about', '/contact', '/partner', '/referral', '/marketing'].map(
    (section) => `${section}/thank-you`,
  ),
};

const kinds = new Map(Object.entries(pages).flatMap(([kind, paths]) => paths.map((path) => [path, kind])));

/** Returns null if there is no page at `path`. Never rejects. */
export async function findPageKind(path: string): Promise<string | null> {
  const kind = kinds.get(path);
  if (kind) return kind;
  const [, number, slug = ''] = /^\/blog\/(?:page\/([1-9]\d{0,3})|([^/]+))$/.exec(path) ?? [];
  try {
    const index = await publishedSource().indexCache.read({ maxAge: Number.POSITIVE_INFINITY });
    if (number) return Number(number) <= Math.ceil(index.posts.length / ARCHIVE_PAGE_SIZE) ? 'guide' : null;
    return index.find(slug)?.isCurrent ? 'article' : null;
  } catch {
    return null;
  }
}
