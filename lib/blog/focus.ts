import { focalPointFor } from '@/lib/vision/focal-point-for';
import type { Photo, Post, PostSummary } from './post';

/** Cards of a list whose pictures get a focal point: those that are seen first. */
const CARDS = 9;
/** Longest wait for a picture whose point is not known yet; the page's next regeneration has it. */
const BUDGET_MS = 1_000;

/** The posts with the focal points of the first nine covers; the others stay centered, as does what fails. */
export function withFocus(posts: PostSummary[]): Promise<PostSummary[]> {
  return Promise.all(
    posts.map(async (post, place) => (place < CARDS ? { ...post, cover: await focused(post.cover) } : post)),
  );
}

/** The article with the focal point of its picture: 50/45 where that fails, because its head is wide and shows sky. */
export async function withArticleFocus(post: Post): Promise<Post> {
  return { ...post, cover: await focused(post.cover, { focalX: 50, focalY: 45 }) };
}

async function focused(photo: Photo, fallback = { focalX: 50, focalY: 50 }): Promise<Photo> {
  const { focalX, focalY } = await focalPointFor(photo.src, { budgetMs: BUDGET_MS, fallback });
  return { ...photo, focalX, focalY };
}
