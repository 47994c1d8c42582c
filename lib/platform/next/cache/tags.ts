import {
  type TagManifestEntry,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/** When a tag was revalidated: pages older than `stale` are regenerated, pages older than `expired` are not served. */
export type TagTimes = TagManifestEntry;

/** The map that Next itself reads, so changes apply to every page that this process serves. */
export const nextTags = tagsManifest;

/** Records that `tags` were revalidated. `stale` never moves back, the last `expired` counts. */
export function mergeTimes(known: Map<string, TagTimes>, tags: string[], { stale, expired }: TagTimes): void {
  for (const tag of tags) {
    const before = known.get(tag);
    known.set(tag, {
      ...before,
      ...(stale === undefined ? {} : { stale: Math.max(stale, before?.stale ?? 0) }),
      ...(expired === undefined ? {} : { expired }),
    });
  }
}

/** When these times made pages old (ms since 1970); 0 if that is in the future. */
export const momentOf = ({ stale = 0, expired = 0 }: TagTimes = {}) =>
  Math.max(stale, expired <= Date.now() ? expired : 0);

/**
 * When the last of these tags was revalidated, here or at another instance (ms since 1970); 0 if none since the
 * start.
 */
export const revalidatedAt = (tags: readonly string[]) =>
  Math.max(0, ...tags.map((tag) => momentOf(nextTags.get(tag))));
