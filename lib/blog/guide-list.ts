import { cache } from 'react';
import type { Category } from '@/content/categories';
import { regenerateSoon } from '@/lib/blog/cache-tags';
import { isContentServiceError } from '@/lib/blog/content-service-error';
import type { PostSummary } from '@/lib/blog/post';
import { countPosts, featuredPost, latestPosts, postsByCategory } from '@/lib/blog/posts';

/** What a list of the guide can be. */
export type GuideList =
  | { status: 'loaded'; posts: PostSummary[]; featured: PostSummary | null; total: number }
  | { status: 'empty'; total: number; featured: number }
  | { status: 'failed' };

/**
 * The list of all posts (null) or of a category. The featured post is the newest of all that carry the tag; a
 * category has it only where it is its own (rulings, section 6). A failure is a state of the list, never a throw.
 */
export const loadGuideList = cache(async (category: Category | null): Promise<GuideList> => {
  try {
    const [posts, featured, counts] = await Promise.all([
      category ? postsByCategory(category) : latestPosts(),
      featuredPost(category),
      countPosts(),
    ]);
    if (posts.length === 0) return { status: 'empty', ...counts };
    return { status: 'loaded', posts, featured, total: counts.total };
  } catch (error) {
    if (!isContentServiceError(error)) throw error;
    await regenerateSoon();
    return { status: 'failed' };
  }
});
