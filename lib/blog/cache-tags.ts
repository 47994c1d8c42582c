import { unstable_cache } from 'next/cache';
import { revalidatedAt } from '@/lib/platform/next/cache/tags';

// Pages and routes that show posts say `export const revalidate = 300` (Next reads only a literal): so a change shows
// within five minutes when no webhook comes. All others are static until the next build.

/** Tags of cached pages. `/api/revalidate` names the same ones. */
export const cacheTags = {
  /** Every page that lists posts. */
  posts: 'posts',
  /** The article's own page. */
  post: (id: string) => `post:${id}`,
  /** Pages that show or link to this entry without being its own. */
  entry: (id: string) => `entry:${id}`,
  /** Articles that show this asset. */
  asset: (id: string) => `asset:${id}`,
} as const;

/** Next keeps 128 tags of one call. */
const MAX_TAGS = 128;

/**
 * Puts tags on the page being generated and returns when they were last revalidated (ms since 1970). The SDK is no `fetch`,
 * so Next can't see what a page is made of: one number stored under the tags links the page to them, without any body.
 */
export async function tagPageAndReadTime(tags: string[]): Promise<number> {
  const kept = tags.slice(0, MAX_TAGS);
  const storedAt = await unstable_cache(async () => Date.now(), ['tagged', ...kept], {
    tags: kept,
    revalidate: false,
  })();
  // Next hands out the old time once more after a tag went stale; another instance may know that it is.
  return Math.max(storedAt, revalidatedAt(kept));
}

/** Makes the page that is being generated expire after 30 seconds, because it shows a failure. */
export async function regenerateSoon(): Promise<void> {
  await unstable_cache(async () => 0, ['retry-soon'], { revalidate: 30 })();
}
