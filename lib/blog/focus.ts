import type { Post, PostSummary } from '@/lib/blog/post/post';
import type { FocalPoint } from '@/lib/vision/focal-point';
import { focalPointFor } from '@/lib/vision/focal-points';

/** How many cards of a list get a focal point: the first ones seen. */
const CARDS = 9;

/** The posts with focal points on the first nine covers; the others, and failures, stay centered. */
export function withFocus(posts: PostSummary[]): Promise<PostSummary[]> {
  return Promise.all(posts.map((post, place) => (place < CARDS ? focused(post) : post)));
}

/** The article with the focal point of its cover; 50/45 on failure, because wide covers show sky. */
export const withArticleFocus = (post: Post) => focused(post, { focalX: 50, focalY: 45 });

async function focused<Item extends PostSummary>(post: Item, fallback?: FocalPoint): Promise<Item> {
  return { ...post, cover: { ...post.cover, ...(await focalPointFor(post.cover.src, fallback)) } };
}
