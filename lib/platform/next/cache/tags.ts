import {
  type TagManifestEntry,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/** Pages older than `stale` are regenerated, pages older than `expired` are not served. */
export type TagTimes = TagManifestEntry;

/** The map that Next itself reads, so changes affect every page that this process serves. */
export const nextTags = tagsManifest;

/** `stale` never moves back; a new `expired` replaces the old one. */
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

/** The time before which pages are outdated (ms since 1970); an `expired` in the future doesn't count yet. */
export const effectiveTime = ({ stale = 0, expired = 0 }: TagTimes = {}) =>
  Math.max(stale, expired <= Date.now() ? expired : 0);

/** When the last of `tags` was revalidated on any instance (ms since 1970); 0 if none was since startup. */
export const revalidatedAt = (tags: readonly string[]) =>
  Math.max(0, ...tags.map((tag) => effectiveTime(nextTags.get(tag))));
