import type { LightEntry } from '@/lib/blog/post/entry';

/** Creates an entry for an index. `day` is the day of January 2026 on which it was created. Its title is its id. */
export function lightEntry(id: string, day = 1, fields: Partial<LightEntry> = {}): LightEntry {
  const at = new Date(Date.UTC(2026, 0, day)).toISOString();
  const dates = { createdAt: at, publishedAt: at, updatedAt: at };
  return {
    id,
    type: 'blogPost',
    title: id,
    ...dates,
    tagIds: [],
    slugField: undefined,
    author: undefined,
    ...fields,
  };
}
