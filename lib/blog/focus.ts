import type { Post, PostSummary } from '@/lib/blog/post/post';
import type { FocalPoint } from '@/lib/vision/focal-point';
import { focalPointFor } from '@/lib/vision/focal-points';

/** Only the first cards of a list, which visitors see first, get a focal point. */
const CARDS = 9;

/** Adds focal points to the first nine covers. The others, and those that fail, stay centered. */
export function withFocus(posts: PostSummary[]): Promise<PostSummary[]> {
  return Promise.all(posts.map((post, place) => (place < CARDS ? focused(post) : post)));
}

/** Adds the focal point of the cover; 50/45 on failure, because the top of a wide cover is mostly sky. */
export const withArticleFocus = (post: Post) => focused(post, { focalX: 50, focalY: 45 });

async function focused<Item extends PostSummary>(post: Item, fallback?: FocalPoint): Promise<Item> {
  return { ...post, cover: { ...post.cover, ...(await focalPointFor(post.cover.src, fallback)) } };
}
