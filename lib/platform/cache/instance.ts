import { randomUUID } from 'node:crypto';
import type { Environment } from '../env.ts';
import { readBuild } from '../next/build.ts';
import { mergeTimes, nextTags, type TagTimes } from '../next/tags.ts';
import { singleton } from '../singleton.ts';
import { cacheCounts } from './counts.ts';
import { pageStore } from './page-store.ts';
import type { RedisLink } from './redis/link.ts';
import { redisLink } from './redis/shared.ts';
import { sharedCache } from './shared-cache.ts';
import { followTags } from './tag-log.ts';

/** What this process shares with the other instances. */
export type Instance = ReturnType<typeof instanceOver>;

interface Context {
  serverDistDir: string;
  memoryBytes: number;
  onRevalidated: (times: TagTimes) => void;
}

/**
 * The instance that serves the build in `serverDistDir`; null where no Redis is configured, or while building.
 * `onRevalidated` is called for what was revalidated anywhere.
 */
export function openInstance(env: Environment, context: Context): Instance | null {
  const link = redisLink(env.REDIS_URL);
  return link && singleton('cache-instance', () => instanceOver(link, context));
}

function instanceOver(link: RedisLink, context: Context) {
  const build = readBuild(context.serverDistDir);
  const log = followTags(link, ({ tags, ...times }) => {
    mergeTimes(nextTags, tags, times);
    context.onRevalidated(times);
  });
  const store = pageStore(link, { build: build.id, instance: randomUUID() });
  const cache = sharedCache({
    store,
    log,
    tags: nextTags,
    memoryBytes: context.memoryBytes,
    counts: cacheCounts(),
  });
  /** Tells the other instances what was revalidated here. Never rejects. */
  const announce = (tags: string[], times: TagTimes) => log.publish({ tags, ...times });
  return { build, cache, announce };
}
