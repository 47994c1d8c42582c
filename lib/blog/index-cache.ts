import { LRUCache } from 'lru-cache';
import type { BlogOrigin } from './contentful/origin';
import { withDeadline, withSharedDeadline } from './deadline';
import type { LightEntry } from './entry';
import { createIndex, type PostIndex } from './post-index';

/** For this long after a failure every caller gets that failure, and the service is not asked again. */
const FAILURE_TTL_MS = 2_000;
/** At least this lies between two readings, however many made-up addresses visitors withDeadline for. */
const READ_EVERY_MS = 1_000;
/** A visitor who misses a post waits this long for others who miss one too: a reading answers only those who asked before it. */
const GATHER_MS = 100;

/** Holds the index of one origin in memory for the whole process, and keeps it current. Each reading is told to `onRead`. */
export function createIndexCache(
  origin: BlogOrigin,
  onRead: (index: PostIndex, readAt: number) => void = () => {},
) {
  let entries: LightEntry[] = [];
  let held: { index: PostIndex; readAt: number } | null = null;
  let reading: Promise<PostIndex> | null = null;
  let failure: { error: unknown; at: number } | null = null;
  let lastStart = 0;
  /** Versions of entries. What made one unreadable may pass: it is tried again after a minute. */
  const leftOut = new LRUCache<string, true>({ max: 1_000, ttl: 60_000, perf: performance });

  const build = () => createIndex(entries.filter(({ id, updatedAt }) => !leftOut.has(`${id} ${updatedAt}`)));

  async function reread(gatherMs: number): Promise<PostIndex> {
    try {
      const pause = Math.max(gatherMs, lastStart + READ_EVERY_MS - Date.now());
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      const startedAt = Date.now();
      lastStart = startedAt;
      entries = await withSharedDeadline(() => origin.list());
      failure = null;
      held = { index: build(), readAt: startedAt };
      onRead(held.index, startedAt);
      return held.index;
    } catch (error) {
      failure = { error, at: Date.now() };
      throw error;
    } finally {
      reading = null;
    }
  }

  return {
    /** The index as read `maxAge` ms ago at most, and after `notBefore` (ms since 1970). Throws ContentServiceError. */
    async read({ maxAge, notBefore = 0 }: { maxAge: number; notBefore?: number }): Promise<PostIndex> {
      // Another instance's clock may be ahead of ours: nothing can be younger than now.
      const oldest = Math.min(Math.max(Date.now() - maxAge, notBefore), Date.now());
      for (;;) {
        if (held && (!origin.changes || held.readAt >= oldest)) return held.index;
        if (failure && Date.now() - failure.at < FAILURE_TTL_MS) throw failure.error;
        // One that began before `oldest` answers nothing; the loop then begins the next.
        const isMiss = maxAge === 0 && held !== null && held.readAt > 0;
        const shared = reading ?? reread(isMiss ? GATHER_MS : 0);
        reading = shared;
        await withDeadline(() => shared);
      }
    },
    /** The next read asks the origin at once, even right after another one or a failure. */
    expire() {
      lastStart = 0;
      held = held && { ...held, readAt: 0 };
      failure = null;
    },
    /** Whether the origin listed this entry, also one that is left out. */
    lists: (id: string) => entries.some((entry) => entry.id === id),
    /** Leaves this version of an entry out for a minute: it turned out to be gone or broken. */
    leaveOut(id: string, updatedAt: string) {
      leftOut.set(`${id} ${updatedAt}`, true);
      held = held && { ...held, index: build() };
    },
  };
}
