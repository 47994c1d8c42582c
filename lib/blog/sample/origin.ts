import { sampleEntries } from '@/content/blog';
import { type BlogEntry, type LightEntry, type Parsed, parseEntry, parseLightEntry } from '../entry';
import type { BlogOrigin } from '../origin';
import { reportBroken } from '../report';
import { coverOf } from '../to-post';

/** The articles of `content/blog`, for a site without a content service (rulings, section 6). */
export const sampleOrigin: BlogOrigin = {
  changes: false,
  list: async () => kept<LightEntry>(sampleEntries.map(parseLightEntry)),
  newest: async (count) =>
    all()
      .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
      .slice(0, count),
  covers: async () =>
    new Map(
      all().flatMap((entry) => {
        const photo = coverOf(entry);
        return photo ? [[entry.id, photo] as const] : [];
      }),
    ),
  entries: async (ids) => all().filter((entry) => ids.includes(entry.id)),
};

function all(): BlogEntry[] {
  return kept(sampleEntries.map(parseEntry));
}

function kept<T>(parsed: Parsed<T>[]): T[] {
  return parsed.flatMap((entry) => {
    if (entry.ok) return entry.value;
    reportBroken(entry.id, entry.reason);
    return [];
  });
}
