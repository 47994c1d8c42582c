import { serialize } from 'node:v8';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import { content, type TagTimes } from './tags.ts';

/** An entry of Next's cache: a page, the response of a route, or the result of a cached function. */
export type Entry = CacheHandlerValue;
export type Value = Parameters<CacheHandler['set']>[1];
export type GetContext = Parameters<CacheHandler['get']>[1];
export type SetContext = Parameters<CacheHandler['set']>[2];

/** The header in which Next stores an entry's tags. It is not sent to visitors. */
export const TAGS_HEADER = 'x-next-cache-tags';

/** A page has its tags in a header. Those of a cached function are in the context that Next passes to `get`. */
export function tagsOf({ value }: Entry, context: GetContext): string[] {
  if (context.kind === 'FETCH') return [...(context.tags ?? []), ...(context.softTags ?? [])];
  const header = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof header === 'string' ? header.split(',') : [];
}

/** Whether what the page shows is gone (`content.isGone`). */
export const showsGone = (entry: Entry, context: GetContext) =>
  tagsOf(entry, context).some((tag) => content.isGone(tag, entry.lastModified));

/** Whether Next would serve the entry (fresh), serve and regenerate it (stale), or not serve it (expired). */
export function stateOf(
  entry: Entry,
  context: GetContext,
  tagTimes: ReadonlyMap<string, TagTimes>,
): 'fresh' | 'stale' | 'expired' {
  const { lastModified: madeAt, value, cacheControl } = entry;
  const now = Date.now();
  const times = tagsOf(entry, context).flatMap((tag) => tagTimes.get(tag) ?? []);
  if (times.some(({ expired = 0 }) => expired > madeAt && expired <= now)) return 'expired';
  const { revalidate } = (value?.kind === 'FETCH' ? value : cacheControl) ?? {};
  const isOld = typeof revalidate === 'number' && madeAt + revalidate * 1000 < now;
  return isOld || times.some(({ stale = 0 }) => stale > madeAt) ? 'stale' : 'fresh';
}

/** Approximate bytes in memory; an integer above 0, as LRUCache requires. */
export const sizeOf = ({ value }: Entry): number => serialize(value).length + 1_000;
