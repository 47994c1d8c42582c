import { cache } from 'react';
import type { Category } from '@/content/categories';
import type { RegionId } from '@/content/regions';
import type { Post } from '@/lib/blog/post/post';
import { areasOf } from '@/lib/blog/post/tags';
import { orFailed } from '@/lib/contentful/content-service-error';
import { readOptionalList, readRequiredList } from '@/lib/contentful/source';
import { ARCHIVE_PAGE_SIZE, readCards, readLatestPosts, readListIndex, toArchivePages } from './posts';

/** How many posts a category's page lists at most. Older ones are only in the archive. */
const MAX_PER_CATEGORY = 100;

export type GuideList =
  | { status: 'loaded'; posts: Post[]; featured: Post | null; total: number }
  /** How many posts there are, and how many of them are featured. */
  | { status: 'empty'; total: number; featured: number }
  | { status: 'failed' };

export const loadGuideList = cache((category: Category | null) =>
  orFailed(async (): Promise<GuideList> => {
    const { source, index } = await readListIndex();
    const total = index.posts.length;
    const posts = category
      ? await readCards(index.inCategory(category).slice(0, MAX_PER_CATEGORY), source)
      : await readLatestPosts();
    if (posts.length === 0) {
      const featured = index.posts.filter((post) => post.isFeatured).length;
      return { status: 'empty', total, featured };
    }
    const link = index.featured;
    const isListed = link && (!category || link.category.slug === category.slug);
    const featured = isListed
      ? (posts.find(({ id }) => id === link.id) ?? (await readCards([link], source))[0] ?? null)
      : null;
    return { status: 'loaded', posts, featured, total };
  }),
);

export const loadLatestPosts = (count: number) =>
  readRequiredList(async () => (await readLatestPosts()).slice(0, count));

export const loadAreaPosts = (region: RegionId, count: number) =>
  readOptionalList(async () => {
    const { source, index } = await readListIndex();
    const about = index.posts.filter((post) => areasOf(post).some(({ id }) => id === region));
    return await readCards(about.slice(0, count), source);
  });

export type Archive =
  | { status: 'loaded'; posts: Post[]; page: number; pages: number; total: number }
  | { status: 'missing' | 'failed' };

/** `number` is the page number in the URL. Other spellings of it, such as `02` or `2.0`, are `missing`. */
export const loadArchive = cache((number: string) =>
  orFailed(async (): Promise<Archive> => {
    if (!/^[1-9]\d{0,6}$/.test(number)) return { status: 'missing' };
    const { source, index } = await readListIndex();
    const total = index.posts.length;
    const page = Number(number);
    const links = index.posts.slice((page - 1) * ARCHIVE_PAGE_SIZE, page * ARCHIVE_PAGE_SIZE);
    if (links.length === 0) return { status: 'missing' };
    const pages = toArchivePages(total);
    return { status: 'loaded', posts: await readCards(links, source), page, pages, total };
  }),
);
