import { readBuild } from '../next/build.ts';
import { nextTags, type TagTimes } from '../next/tags.ts';
import { singleton } from '../singleton.ts';
import { cacheCounts, redisLink } from './redis/shared.ts';
import { sharedCache } from './shared-cache.ts';

/** What this process shares with the other instances. */
export type Instance = NonNullable<ReturnType<typeof openInstance>>;

/**
 * The instance that serves the build in `serverDistDir`; null where no Redis is configured, or while building.
 * `onRevalidated` is called for what was revalidated anywhere.
 */
export function openInstance(
  serverDistDir: string,
  memoryBytes: number,
  onRevalidated: (times: TagTimes) => void,
) {
  const link = redisLink();
  if (!link) return null;
  return singleton('cache-instance', () => {
    const build = readBuild(serverDistDir);
    const counts = cacheCounts();
    const cache = sharedCache(link, { build: build.id, tags: nextTags, memoryBytes, counts, onRevalidated });
    return { build, cache };
  });
}
