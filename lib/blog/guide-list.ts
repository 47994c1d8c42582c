import { cache } from 'react';
import type { Category } from '@/content/categories';
import { regenerateSoon } from './cache-tags';
import { catchServiceError } from './content-service-error';
import type { PostSummary } from './post';
import { archivePage, countPosts, featuredPost, latestPosts, postsByCategory } from './posts';

/** What a list of the guide can be. */
export type GuideList =
  | { status: 'loaded'; posts: PostSummary[]; featured: PostSummary | null; total: number }
  | { status: 'empty'; total: number; featured: number }
  | { status: 'failed' };

/**
 * The list of all posts (null) or of a category. The featured post is the newest of all that carry the tag; a
 * category has it only where it is its own (rulings, section 6). A failure is a state of the list, never a throw.
 */
export const loadGuideList = cache((category: Category | null) =>
  catchServiceError(
    async (): Promise<GuideList> => {
      const [posts, featured, counts] = await Promise.all([
        category ? postsByCategory(category) : latestPosts(),
        featuredPost(category),
        countPosts(),
      ]);
      if (posts.length === 0) return { status: 'empty', ...counts };
      return { status: 'loaded', posts, featured, total: counts.total };
    },
    async () => {
      await regenerateSoon();
      return { status: 'failed' as const };
    },
  ),
);

/** What a page of the archive can be. */
export type Archive = Awaited<ReturnType<typeof loadArchive>>;

/** The archive's page of this number as it stands in the address; `02` and `2.0` are none. */
export const loadArchive = cache((number: string) =>
  catchServiceError(
    async () => {
      const page = /^[1-9]\d{0,6}$/.test(number) ? await archivePage(Number(number)) : null;
      return page ? { status: 'loaded' as const, ...page } : { status: 'missing' as const };
    },
    () => ({ status: 'failed' as const }),
  ),
);
