import {
  type TagManifestEntry,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { singleton } from '../../singleton.ts';

/** Tells whether what a page with this tag shows is gone since `madeAt`. Then the page isn't served again. */
type IsGone = (tag: string, madeAt: number) => boolean;
export const content = singleton<{ isGone: IsGone }>('next.content', () => ({ isGone: () => false }));

/** In ms since 1970. Pages rendered before `stale` are regenerated, and those before `expired` are not served. */
export type TagTimes = TagManifestEntry;

/** The times of every revalidated tag. Next itself reads this map, so changes affect every page of this process. */
export const nextTags = tagsManifest;

/** Adds new times of `tags` to `times`. `stale` never moves back; a new `expired` replaces the old one. */
export function mergeTimes(times: Map<string, TagTimes>, tags: string[], { stale, expired }: TagTimes): void {
  for (const tag of tags) {
    const before = times.get(tag);
    times.set(tag, {
      ...before,
      ...(stale === undefined ? {} : { stale: Math.max(stale, before?.stale ?? 0) }),
      ...(expired === undefined ? {} : { expired }),
    });
  }
}

/** The time before which pages are outdated (ms since 1970). An `expired` in the future is ignored until then. */
export const effectiveTime = ({ stale = 0, expired = 0 }: TagTimes = {}) =>
  Math.max(stale, expired <= Date.now() ? expired : 0);

/** When any of `tags` was last revalidated on any instance (ms since 1970). 0 if none was since startup. */
export const revalidatedAt = (tags: readonly string[]) =>
  Math.max(0, ...tags.map((tag) => effectiveTime(nextTags.get(tag))));
