import manifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/** When a tag was revalidated, in milliseconds since 1970: pages from before `stale` are to be made anew. */
export interface TagTimes {
  stale?: number;
  /** Pages from before this moment are not shown any more, from this moment on. */
  expired?: number;
}

export type Freshness = 'fresh' | 'stale' | 'expired';

/** Next reads the same map: what is written here counts for every page that it serves from this process. */
export const nextTags: Map<string, TagTimes> = manifest.tagsManifest;

/** The times that Next gives tags for `revalidateTag(tags, durations)`; `expire` is in seconds. */
export function timesOf(durations: { expire?: number } | undefined, now = Date.now()): TagTimes {
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

/** Whether what was made at `madeAt` from things with these tags is still up to date. */
export function freshnessOf(
  known: ReadonlyMap<string, TagTimes>,
  tags: readonly string[],
  madeAt: number,
  now = Date.now(),
): Freshness {
  let result: Freshness = 'fresh';
  for (const tag of tags) {
    const { stale = 0, expired = 0 } = known.get(tag) ?? {};
    if (expired > madeAt && expired <= now) return 'expired';
    if (stale > madeAt) result = 'stale';
  }
  return result;
}
