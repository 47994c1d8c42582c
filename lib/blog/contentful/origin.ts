import { contentTypes, entrySchema, readableEntries } from '../entry';
import type { EntryPage, FetchPage } from './client';
import { createLister } from './list';

/** Contentful allows 1,000 items a page, and an id takes 22 characters of an address of limited length. */
const IDS_PER_CALL = 100;

/** Where posts come from. Broken entries have been left out and logged; failures are ContentServiceErrors. */
export type BlogOrigin = ReturnType<typeof createOrigin>;

/** Posts of both content types. `changes`: whether the answers can change while the site runs. */
export function createOrigin(fetchPage: FetchPage, { changes = true } = {}) {
  return {
    changes,
    /** Every entry, light. */
    list: createLister(fetchPage),

    /** About `count` entries, the newest among them: half of each type, in parallel. */
    async newest(count: number) {
      const query = { limit: Math.ceil(count / 2), order: '-sys.createdAt', include: 2 };
      const pages = await Promise.all(
        contentTypes.map((type) => fetchPage({ content_type: type, ...query })),
      );
      return readItems(pages);
    },

    /** The entries with these ids that exist, in no particular order. */
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

const readItems = (pages: EntryPage[]) =>
  readableEntries(
    entrySchema,
    pages.flatMap(({ items }) => items),
  );
