import { contentTypes, parseEntries } from '@/lib/blog/post/entry';
import type { EntryPage, FetchPage } from './client';
import { createEntryLister } from './list';

/** How many entries to request at once: more ids would make the URL too long. */
const IDS_PER_CALL = 100;

/** Fetches posts. Skips and logs broken entries. Throws ContentServiceErrors. */
export type BlogOrigin = ReturnType<typeof createOrigin>;

/** `canChange`: whether posts can change while the site runs. */
export function createOrigin(fetchPage: FetchPage, { canChange = true } = {}) {
  return {
    canChange,
    /** All entries, without bodies. */
    list: createEntryLister(fetchPage),

    /** Fetches the newest `count` / 2 entries of each type. */
    async newest(count: number) {
      const query = { limit: Math.ceil(count / 2), order: '-sys.createdAt', include: 1 };
      const pages = await Promise.all(
        contentTypes.map((type) => fetchPage({ content_type: type, ...query })),
      );
      return readItems(pages);
    },

    /** Missing entries are left out. The order is undefined. Cards need only what the posts themselves link to. */
    async entries(ids: string[], include = 1) {
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
