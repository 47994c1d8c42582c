import { unstable_cache } from 'next/cache';
import { revalidatedAt } from '@/lib/platform/next/cache/tags';

// Routes that show posts export `revalidate = 300` (Next requires a literal), so a change shows within five minutes
// even without a webhook. All other routes are static.

/** Tags of cached pages, which `/api/revalidate` invalidates. */
export const cacheTags = {
  /** All pages that list posts. */
  posts: 'posts',
  /** The article's own page. */
  post: (id: string) => `post:${id}`,
  /** Other pages that show or link to this entry. */
  entry: (id: string) => `entry:${id}`,
  /** Articles that show this asset. */
  asset: (id: string) => `asset:${id}`,
} as const;

/** Next's limit per call. */
const MAX_TAGS = 128;

/**
 * Tags the page being generated and returns when the tags were last revalidated (ms since 1970). Next tracks only
 * `fetch`, not the Contentful SDK, so a cached number links the page to its tags.
 */
export async function tagPageAndReadTime(tags: string[]): Promise<number> {
  const kept = tags.slice(0, MAX_TAGS);
  const storedAt = await unstable_cache(async () => Date.now(), ['tagged', ...kept], {
    tags: kept,
    revalidate: false,
  })();
  // Next returns the stale time once after a revalidation; another instance may know better.
  return Math.max(storedAt, revalidatedAt(kept));
}

/** Makes the page being generated expire after 30 seconds, because it shows a failure. */
export async function regenerateSoon(): Promise<void> {
  await unstable_cache(async () => 0, ['retry-soon'], { revalidate: 30 })();
}
