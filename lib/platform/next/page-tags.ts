import { revalidateTag, unstable_cache } from 'next/cache';
import { NEXT_CACHE_TAG_MAX_ITEMS } from 'next/dist/lib/constants.js';
import { mergeTimes, nextTags, revalidatedAt } from './cache/tags.ts';

/**
 * Puts `tags` on the page being generated and returns when they were last revalidated (ms since 1970). Next cannot see
 * which content a page shows if the content comes from an SDK instead of `fetch`. A number cached under the tags links
 * the page to them, without caching any content.
 */
export async function tagPage(tags: readonly string[]): Promise<number> {
  const times: number[] = [];
  // Next drops the rest of a longer list.
  for (let start = 0; start < tags.length; start += NEXT_CACHE_TAG_MAX_ITEMS) {
    const part = tags.slice(start, start + NEXT_CACHE_TAG_MAX_ITEMS);
    const cached = unstable_cache(async () => Date.now(), ['tagged', ...part], {
      tags: part,
      revalidate: false,
    });
    times.push(await cached());
  }
  // Next returns the old time once more after a tag became stale. Another instance may have revalidated it.
  return Math.max(...times, revalidatedAt(tags));
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
