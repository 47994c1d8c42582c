import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { RedisLink } from '../../redis/link.ts';
import type { CacheCounts } from '../../redis/shared.ts';
import {
  cacheControlOf,
  type Entry,
  type GetContext,
  type SetContext,
  sizeOf,
  stateOf,
  type Value,
} from './cache-entry.ts';
import { LEASE_MS, pageStore } from './page-store.ts';
import { followTags } from './tag-log.ts';
import { mergeTimes, type TagTimes } from './tags.ts';

/** Reads the entry from this instance's disk: a page of the build, or one that it made itself. */
type ReadDisk = () => Promise<Entry | null>;

interface Options {
  /** The id of the build: what another one stored is not seen. */
  build: string;
  /** When tags were revalidated, kept up to date from the log. */
  tags: Map<string, TagTimes>;
  memoryBytes: number;
  counts: CacheCounts;
  /** Is called for what was revalidated anywhere. */
  onRevalidated?: (times: TagTimes) => void;
}

/** How long an instance without the page waits for the one that is making it, and how often it looks. */
const WAIT_MS = 5_000;
const LOOK_MS = { first: 20, longest: 160 };
/** A page that another instance is making anew is good for a second more, here and in caches in front. */
const STALE_S = 1;

/**
 * The cache of several instances: memory first, Redis behind it, the disk where neither has a page. Of a page that is
 * to be made anew, one instance makes it; the others serve the page at hand for another second. A Redis that is gone
 * leaves each instance to itself. Nothing rejects on account of Redis.
 */
export function sharedCache(link: RedisLink, { build, tags, memoryBytes, counts, onRevalidated }: Options) {
  const store = pageStore(link, build);
  const log = followTags(link, ({ tags: names, ...times }) => {
    mergeTimes(tags, names, times);
    onRevalidated?.(times);
  });
  const memory = new LRUCache<string, Entry>({ maxSize: Math.max(1, memoryBytes), sizeCalculation: sizeOf });
  /** When the making of a page began: what changes meanwhile is not in it. */
  const startTimes = new LRUCache<string, number>({ max: 1_000 });

  const state = (entry: Entry | null, context: GetContext) =>
    entry ? stateOf(entry, context, tags) : 'expired';

  /** The newest entry there is, however old, and where it was found. */
  async function find(key: string, context: GetContext, readDisk: ReadDisk) {
    await log.ready;
    const near = memory.get(key);
    // While this instance makes the page, nobody else has a newer one.
    if (near && (isGenerating(key) || state(near, context) === 'fresh')) return found('memory', near);

    const far = await store.read(key, context.kind).catch(() => undefined);
    if (far && (!near || far.lastModified >= near.lastModified)) {
      memory.set(key, far);
      return found('redis', far);
    }
    if (near) return found('memory', near);

    const seed = await readDisk();
    if (!seed) return found('none', null);
    memory.set(key, seed);
    // Redis has answered that it knows nothing: the next instance finds it there.
    if (far === null) store.write(key, seed, { onlyIfMissing: true }).catch(() => {});
    return found('disk', seed);
  }

  function found(where: keyof CacheCounts, entry: Entry | null) {
    counts[where] += 1;
    return entry;
  }

  const isGenerating = (key: string) => Date.now() - (startTimes.get(key) ?? 0) < LEASE_MS;

  return {
    log,

    /** The entry to serve: as Next would have it from one cache, but for the pages that another instance is making. */
    async get(key: string, context: GetContext, readDisk: ReadDisk): Promise<Entry | null> {
      const entry = await find(key, context, readDisk);
      const condition = state(entry, context);
      let shown = condition === 'expired' ? null : entry;
      if (condition === 'fresh' || context.kind === 'FETCH' || isGenerating(key)) return shown;

      const end = Date.now() + WAIT_MS;
      for (let pause = LOOK_MS.first; Date.now() < end; pause = Math.min(pause * 2, LOOK_MS.longest)) {
        const { isOurs, entry: newest } = await store
          .lease(key, context.kind)
          .catch(() => ({ isOurs: true, entry: null }));
        if (newest && state(newest, context) === 'fresh') {
          memory.set(key, newest);
          if (isOurs) store.release(key).catch(() => {});
          return newest;
        }
        if (state(newest, context) === 'stale') shown ??= newest;
        if (isOurs) break;
        // As if it had just been made.
        if (shown)
          return {
            ...shown,
            lastModified: Date.now(),
            cacheControl: { revalidate: STALE_S, expire: shown.cacheControl?.expire },
          };
        await sleep(pause);
      }
      counts.generated += 1;
      startTimes.set(key, Date.now());
      return shown;
    },

    /** The newest entry that may be shown, without making a new one; null where there is none. */
    async known(key: string, context: GetContext, readDisk: ReadDisk): Promise<Entry | null> {
      const entry = await find(key, context, readDisk);
      return state(entry, context) === 'expired' ? null : entry;
    },

    async set(key: string, value: Value, context: SetContext): Promise<void> {
      const begunAt = startTimes.get(key);
      startTimes.delete(key);
      const entry = { value, lastModified: begunAt ?? Date.now(), cacheControl: cacheControlOf(context) };
      memory.set(key, entry);
      await store.write(key, entry, { release: begunAt !== undefined }).catch(() => {});
    },

    /** Nothing is stored, and nobody has to wait for it any more. */
    async abandon(key: string): Promise<void> {
      startTimes.delete(key);
      await store.release(key).catch(() => {});
    },
  };
}
