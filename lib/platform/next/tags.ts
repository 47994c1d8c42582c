import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/** When a tag was revalidated, in milliseconds since 1970: pages from before `stale` are to be made anew. */
export interface TagTimes {
  stale?: number;
  /** Pages from before this moment are not shown any more, from this moment on. */
  expired?: number;
}

/** Next reads the same map: what is written here counts for every page that it serves from this process. */
export const nextTags: Map<string, TagTimes> = tagsManifest;

/** The times that Next gives tags for `revalidateTag(tags, durations)`; `expire` is in seconds. */
export function timesOf(durations: { expire?: number } | undefined): TagTimes {
  const now = Date.now();
  if (!durations) return { expired: now };
  const { expire } = durations;
  return { stale: now, ...(expire === undefined ? {} : { expired: now + expire * 1000 }) };
}

/** Notes that `tags` were revalidated; an older note never replaces a newer one. */
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

/**
 * When the last of these tags was revalidated, here or at another instance, in milliseconds since 1970; 0 if none was
 * since the start. What was read before that moment may be out of date.
 */
export function revalidatedAt(tags: readonly string[]): number {
  const moments = tags.map((tag) => {
    const { stale = 0, expired = 0 } = nextTags.get(tag) ?? {};
    return Math.max(stale, expired <= Date.now() ? expired : 0);
  });
  return Math.max(0, ...moments);
}
