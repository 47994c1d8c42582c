import { contentTypes, coverSchema, entrySchema, readable } from '../entry';
import { coversOf } from '../to-post';
import { type Ask, type EntryPage, entriesOf } from './client';
import { createLister } from './list';

/** A sitemap waits for all covers. */
const PAGES_AT_ONCE = 10;

/** Contentful allows 1,000 items a page, and an id takes 22 characters of an address of limited length. */
const IDS_PER_CALL = 100;

/** Where posts come from. Broken entries have been left out and logged; failures are ContentServiceErrors. */
export type BlogOrigin = ReturnType<typeof createOrigin>;

/** Posts of both content types. `changes`: whether the answers can change while the site runs. */
export function createOrigin(ask: Ask, { changes = true } = {}) {
  return {
    changes,
    /** Every entry, light. */
    list: createLister(ask),

    /** About `count` entries, the newest among them: half of each type, in parallel. */
    async newest(count: number) {
      const query = { limit: Math.ceil(count / 2), order: '-sys.createdAt', include: 2 };
      const pages = await Promise.all(contentTypes.map((type) => ask({ content_type: type, ...query })));
      return readItems(pages);
    },

    /** The entries with these ids that exist, in no particular order. */
    async entries(ids: string[]) {
      const batches = Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, n) =>
        ids.slice(n * IDS_PER_CALL, (n + 1) * IDS_PER_CALL),
      );
      const pages = await Promise.all(
        batches.map((batch) => ask({ 'sys.id[in]': batch.join(','), limit: batch.length, include: 2 })),
      );
      return readItems(pages);
    },

    /** The first photo of every entry that has one, by the entry's id. */
    async covers() {
      // Each entry comes with nothing but its asset, so an answer of a thousand stays well below Contentful's 7 MB.
      const query = { include: 1, limit: 1_000, order: '-sys.createdAt,sys.id' };
      const read = (content_type: string) =>
        Array.fromAsync(entriesOf(ask, { ...query, content_type }, PAGES_AT_ONCE, ['sys', 'fields.photo1']));
      const entries = await Promise.all(contentTypes.map(read));
      return coversOf(readable(coverSchema, entries.flat()));
    },
  };
}

const readItems = (pages: EntryPage[]) =>
  readable(
    entrySchema,
    pages.flatMap(({ items }) => items),
  );
