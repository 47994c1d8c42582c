import type { FocalPoint } from '@/lib/vision/focal-point';
import { focalPointFor } from '@/lib/vision/focal-points';
import type { Post, PostSummary } from './post';

/** Cards of a list whose pictures get a focal point: those that are seen first. */
const CARDS = 9;

/** The posts with the focal points of the first nine covers; the others stay centered, as does what fails. */
export function withFocus(posts: PostSummary[]): Promise<PostSummary[]> {
  return Promise.all(posts.map((post, place) => (place < CARDS ? focused(post) : post)));
}

/** The article with the focal point of its picture: 50/45 where that fails, because its head is wide and shows sky. */
export const withArticleFocus = (post: Post) => focused(post, { focalX: 50, focalY: 45 });

async function focused<Item extends PostSummary>(post: Item, fallback?: FocalPoint): Promise<Item> {
  return { ...post, cover: { ...post.cover, ...(await focalPointFor(post.cover.src, fallback)) } };
}
