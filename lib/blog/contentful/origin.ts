import { type BlogEntry, contentTypes, type LightEntry, parseEntries } from '@/lib/blog/post/entry';
import type { EntryPage, FetchPage } from '@/lib/contentful/client';
import { createEntryLister } from './list';

/** How many entries to request at once: more ids would make the URL too long. */
const IDS_PER_CALL = 100;

/** Fetches posts. Skips and logs broken entries. Throws ContentServiceErrors. */
export interface BlogOrigin {
  /** Whether posts can change while the site runs. */
  canChange: boolean;
  /** All entries, without bodies. */
  list: () => Promise<LightEntry[]>;
  /** Fetches the newest `count` / 2 entries of each type. */
  newest: (count: number) => Promise<BlogEntry[]>;
  /** Missing entries are left out. The order is undefined. Cards need only what the posts themselves link to. */
  entries: (ids: string[], include?: number) => Promise<BlogEntry[]>;
}

export function createOrigin(fetchPage: FetchPage, { canChange = true } = {}): BlogOrigin {
  return {
    canChange,
    list: createEntryLister(fetchPage),

    async newest(count) {
      const query = { limit: Math.ceil(count / 2), order: '-sys.createdAt', include: 1 };
      const pages = await Promise.all(
        contentTypes.map((type) => fetchPage({ content_type: type, ...query })),
      );
      return readItems(pages);
    },

    async entries(ids, include = 1) {
      const batches = Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, n) =>
        ids.slice(n * IDS_PER_CALL, (n + 1) * IDS_PER_CALL),
      );
      const pages = await Promise.all(
        batches.map((batch) => fetchPage({ 'sys.id[in]': batch.join(','), limit: batch.length, include })),
      );
      return readItems(pages);
    },
  };
}

const readItems = (pages: EntryPage[]) => parseEntries(pages.flatMap(({ items }) => items));
