import { contentTypes, readableEntries } from '@/lib/blog/post/entry';
import type { EntryPage, FetchPage } from './client';
import { createLister } from './list';

/** Limits the length of the URL. */
const IDS_PER_CALL = 100;

/** A source of posts. It skips and logs broken entries and throws ContentServiceErrors. */
export type BlogOrigin = ReturnType<typeof createOrigin>;

/** The posts behind `fetchPage`. `changes`: whether they can change while the site runs. */
export function createOrigin(fetchPage: FetchPage, { changes = true } = {}) {
  return {
    changes,
    /** Every entry without its body. */
    list: createLister(fetchPage),

    /** The newest entries, `count` / 2 of each type, fetched in parallel. */
    async newest(count: number) {
      const query = { limit: Math.ceil(count / 2), order: '-sys.createdAt', include: 2 };
      const pages = await Promise.all(
        contentTypes.map((type) => fetchPage({ content_type: type, ...query })),
      );
      return readItems(pages);
    },

    /** The existing entries among these ids, in any order. */
    async entries(ids: string[]) {
      const batches = Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, n) =>
        ids.slice(n * IDS_PER_CALL, (n + 1) * IDS_PER_CALL),
      );
      const pages = await Promise.all(
        batches.map((batch) => fetchPage({ 'sys.id[in]': batch.join(','), limit: batch.length, include: 2 })),
      );
      return readItems(pages);
    },
  };
}

const readItems = (pages: EntryPage[]) => readableEntries(pages.flatMap(({ items }) => items));
