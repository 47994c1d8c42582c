import { revalidateTag, unstable_cache } from 'next/cache';
import { NEXT_CACHE_TAG_MAX_ITEMS } from 'next/dist/lib/constants.js';
import { mergeTimes, nextTags } from './cache/tags.ts';

/**
 * Adds tags to the page being generated. Next can't tell by itself which content a page shows, because our content
 * comes from an SDK, not from `fetch`. So every call caches an empty result with the tags. The result always has the
 * same key, because Next never deletes the files of unused keys. The page is stale after `maxAge` seconds.
 */
export async function tagPage(tags: readonly string[], maxAge: number | false = false): Promise<void> {
  // Next ignores tags beyond its maximum, so split a longer list.
  for (let start = 0; start < tags.length; start += NEXT_CACHE_TAG_MAX_ITEMS) {
    const part = tags.slice(start, start + NEXT_CACHE_TAG_MAX_ITEMS);
    const options = { tags: part, revalidate: maxAge };
    await unstable_cache(async () => null, ['tagged', String(maxAge)], options)();
  }
}

/** Makes the page being generated stale after 30 seconds. For pages that lack something, but are no 503. */
export async function expireSoon(): Promise<void> {
  await unstable_cache(async () => 0, ['retry-soon'], { revalidate: 30 })();
}

/** Marks pages with these tags as stale: visitors get the old page until the new one is rendered. */
export function markTagsStale(tags: readonly string[]): void {
  // Pass the profile `max`: without a profile, or with a time of 0, Next would delete the pages.
  for (const tag of tags) revalidateTag(tag, 'max');
}

/**
 * Marks pages with these tags outside of a request, and only on this instance: for changes that each instance notices
 * by itself. Use `expired` if the old page must not be served, such as one from the build.
 */
export function markOwnTags(tags: string[], how: 'stale' | 'expired'): void {
  mergeTimes(nextTags, tags, { [how]: Date.now() });
}
