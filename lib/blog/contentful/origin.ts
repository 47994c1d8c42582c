import { contentTypes, entrySchema, readable } from '../entry';
import type { BlogOrigin } from '../origin';
import type { Ask, EntryPage } from './client';
import { readCovers } from './covers';
import { createLister } from './list';

/** Contentful allows 1,000 items a page, and an id takes 22 characters of an address of limited length. */
const IDS_PER_CALL = 100;

/** Posts from Contentful, both content types (specification, section 7). */
export function createContentfulOrigin(ask: Ask): BlogOrigin {
  return {
    changes: true,
    list: createLister(ask),
    covers: () => readCovers(ask),

    async newest(count) {
      // Half the count of each type, newest first (specification, section 7).
      const query = { limit: Math.ceil(count / 2), order: '-sys.createdAt', include: 2 };
      const pages = await Promise.all(contentTypes.map((type) => ask({ content_type: type, ...query })));
      return readItems(pages);
    },

    async entries(ids) {
      const wanted = new Set(ids);
      const batches = Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, n) =>
        ids.slice(n * IDS_PER_CALL, (n + 1) * IDS_PER_CALL),
      );
      const pages = await Promise.all(
        batches.map((batch) => ask({ 'sys.id[in]': batch.join(','), limit: batch.length, include: 2 })),
      );
      return readItems(pages).filter((entry) => wanted.has(entry.id));
    },
  };
}

const readItems = (pages: EntryPage[]) =>
  readable(
    entrySchema,
    pages.flatMap(({ items }) => items),
  );
