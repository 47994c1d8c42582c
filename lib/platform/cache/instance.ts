import { randomUUID } from 'node:crypto';
import { readBuild } from '../next/build.ts';
import { mergeTimes, nextTags, type TagTimes } from '../next/tags.ts';
import { singleton } from '../singleton.ts';
import { pageStore } from './page-store.ts';
import { cacheCounts, redisLink } from './redis/shared.ts';
import { sharedCache } from './shared-cache.ts';
import { followTags } from './tag-log.ts';

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
    const log = followTags(link, ({ tags, ...times }) => {
      mergeTimes(nextTags, tags, times);
      onRevalidated(times);
    });
    const store = pageStore(link, { build: build.id, instance: randomUUID() });
    const cache = sharedCache({ store, log, tags: nextTags, memoryBytes, counts: cacheCounts() });
    return { build, cache, log };
  });
}
