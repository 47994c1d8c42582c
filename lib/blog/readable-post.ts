import type { BlogEntry } from './entry';
import type { Post, PostLink } from './post';
import { reportUnrenderable } from './report';
import type { Source } from './source';
import { toPost } from './to-post';

/**
 * The post of an entry; null where there is no entry or it can't be rendered. Such a post is left out of the index from
 * now on, so that a broken article costs no page but its own.
 */
export function readablePost(
  link: PostLink,
  entry: BlogEntry | undefined,
  { indexCache }: Pick<Source, 'indexCache'>,
): Post | null {
  try {
    if (entry) return toPost(entry, link);
  } catch (error) {
    reportUnrenderable(link.id, error);
  }
  indexCache.leaveOut(link.id, link.updatedAt);
  return null;
}
