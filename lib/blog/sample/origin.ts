import { sampleEntries } from '@/content/blog';
import { entrySchema, lightSchema, readable } from '../entry';
import type { BlogOrigin } from '../origin';
import { coversOf } from '../to-post';

const all = () => readable(entrySchema, sampleEntries);

/** The articles of `content/blog`, for a site without a content service (rulings, section 6). */
export const sampleOrigin: BlogOrigin = {
  changes: false,
  list: async () => readable(lightSchema, sampleEntries),
  newest: async () => all(),
  entries: async (ids) => all().filter((entry) => ids.includes(entry.id)),
  covers: async () => coversOf(all()),
};
