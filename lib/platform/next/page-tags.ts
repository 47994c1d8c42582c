import { revalidateTag, unstable_cache } from 'next/cache';
import { NEXT_CACHE_TAG_MAX_ITEMS } from 'next/dist/lib/constants.js';
import { mergeTimes, nextTags } from './cache/tags.ts';

/**
 * Puts `tags` on the page being generated. Next cannot see which content a page shows if the content comes from an SDK
 * instead of `fetch`. Every call stores nothing under the same key, because Next removes no file of a key that is not
 * used anymore.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  // Next drops the rest of a longer list.
  for (let start = 0; start < tags.length; start += NEXT_CACHE_TAG_MAX_ITEMS) {
    const part = tags.slice(start, start + NEXT_CACHE_TAG_MAX_ITEMS);
    await unstable_cache(async () => null, ['tagged'], { tags: part, revalidate: false })();
  }
}

/** Makes the page being generated expire after 30 seconds, because it shows a failure. */
export async function expireSoon(): Promise<void> {
  await unstable_cache(async () => 0, ['retry-soon'], { revalidate: 30 })();
}

/** Marks every page with one of `tags` as stale: visitors get the old page until the new one is rendered. */
export function markTagsStale(tags: readonly string[]): void {
  // Without a profile, or with a time of 0, Next would delete the pages.
  for (const tag of tags) revalidateTag(tag, 'max');
}

/**
 * The same outside of a request, for the pages that this process serves: each instance knows by itself when its content
 * changes. `expired` if the old page may not be served, such as one from the build.
 */
export function markOwnTags(tags: string[], how: 'stale' | 'expired'): void {
  mergeTimes(nextTags, tags, { [how]: Date.now() });
}
