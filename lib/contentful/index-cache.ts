import { LRUCache } from 'lru-cache';
import { withDeadline, withSharedDeadline } from './deadline';

const FAILURE_TTL_MS = 2_000;
/** Minimum time between reads. Every request for a made-up URL needs a fresh index, so many requests share a read. */
const READ_EVERY_MS = 1_000;

/** `isHidden`: not to be shown, as if it were not published. */
export interface ListedEntry {
  id: string;
  updatedAt: string;
  isHidden?: boolean;
}

export interface Index {
  byId: ReadonlyMap<string, unknown>;
}

export interface IndexCache<Built extends Index> {
  /** An index at most `maxAge` ms old and read after `notBefore` (ms since 1970). Throws ContentServiceError. */
  read: (limits: { maxAge: number; notBefore?: number }) => Promise<Built>;
  /** Makes the next `read` ask the origin immediately, even right after another read or a failure. */
  expire: () => void;
  /** Whether the origin listed this entry, even if the index leaves it out. */
  lists: (id: string) => boolean;
  /** Whether the origin no longer listed this entry at its last good reading, if that was after `since`. */
  hasDropped: (id: string, since: number) => boolean;
  /** Leaves this version of an entry out of the index for a minute, because the entry is gone or broken. */
  leaveOut: (id: string, updatedAt: string) => void;
}

export function createIndexCache<Entry extends ListedEntry, Built extends Index>(
  origin: { canChange: boolean; list: () => Promise<Entry[]> },
  createIndex: (entries: Entry[]) => Built,
  onRead: (index: Built, readAt: number) => void = () => {},
): IndexCache<Built> {
  let entries: Entry[] = [];
  let held: { index: Built; readAt: number } | null = null;
  let reading: Promise<Built> | null = null;
  let failure: { error: unknown; at: number } | null = null;
  let lastStart = 0;
  /** Entries that the index leaves out for a minute, as `id updatedAt`, because they were gone or broken. */
  const leftOut = new LRUCache<string, true>({ max: 1_000, ttl: 60_000, perf: performance });

  const build = () => createIndex(entries.filter(({ id, updatedAt }) => !leftOut.has(`${id} ${updatedAt}`)));

  const lists = (id: string) => entries.some((entry) => entry.id === id && !entry.isHidden);

  async function reread(): Promise<Built> {
    try {
      const pause = lastStart + READ_EVERY_MS - Date.now();
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
    async read({ maxAge, notBefore = 0 }) {
      // Limit `notBefore` to now: if another instance's clock is ahead, the loop would read until our clock catches up.
      const oldest = Math.min(Math.max(Date.now() - maxAge, notBefore), Date.now());
      for (;;) {
        if (held && (!origin.canChange || held.readAt >= oldest)) return held.index;
        if (failure && Date.now() - failure.at < FAILURE_TTL_MS) throw failure.error;
        // If the pending read started before `oldest`, the loop starts another one.
        reading ??= reread();
        const shared = reading;
        await withDeadline(() => shared);
      }
    },
    expire() {
      lastStart = 0;
      held = held && { ...held, readAt: 0 };
      failure = null;
    },
    lists,
    hasDropped: (id, since) => held !== null && held.readAt > since && !held.index.byId.has(id) && !lists(id),
    leaveOut(id, updatedAt) {
      leftOut.set(`${id} ${updatedAt}`, true);
      held = held && { ...held, index: build() };
    },
  };
}
