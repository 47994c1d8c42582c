import {
  type TagManifestEntry,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/** When a tag was revalidated: older pages than `stale` are to be made again, older ones than `expired` are not shown. */
export type TagTimes = TagManifestEntry;

/** Next reads the same map: what is written here counts for every page that it serves from this process. */
export const nextTags = tagsManifest;

/** Notes that `tags` were revalidated: `stale` never moves back, `expired` is that of the last note. */
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

/** When such times made pages old; 0 for a moment to come. */
export const momentOf = ({ stale = 0, expired = 0 }: TagTimes = {}) =>
  Math.max(stale, expired <= Date.now() ? expired : 0);

/** When the last of these tags was revalidated, here or at another instance; 0 if none was since the start. */
export const revalidatedAt = (tags: readonly string[]) =>
  Math.max(0, ...tags.map((tag) => momentOf(nextTags.get(tag))));
