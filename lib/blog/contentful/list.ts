import { z } from 'zod';
import { indexFields } from '@/lib/blog/post/content-fields';
import { type ContentType, contentTypes, type LightEntry, parseEntries } from '@/lib/blog/post/entry';
import { type FetchPage, fetchEntries } from '@/lib/contentful/client';

/** Contentful's maximum page size. */
const PAGE_SIZE = 1_000;
/** How many of the latest changes to read if a type has more than one page of entries. */
const MAX_CHANGES = 100;

const PATHS = ['sys', 'metadata', ...Object.keys(indexFields).map((name) => `fields.${name}`)];

/** The entries of one type by id. `entry` is null if it can't be parsed. */
type Listing = ReadonlyMap<string, { updatedAt: string; entry: LightEntry | null }>;

/** The two properties that even an invalid entry has. */
const sysSchema = z.object({ id: z.string(), updatedAt: z.string() });
const versionSchema = z.object({ sys: sysSchema }).catch({ sys: { id: '', updatedAt: '' } });

/**
 * Returns a function that lists all entries without bodies. If a type has more than one page of entries, later calls
 * read only its latest changes, or everything if too much has changed or the counts differ. So even with 10,000 posts,
 * a later call usually makes two requests, one per type.
 */
export function createEntryLister(fetchPage: FetchPage): () => Promise<LightEntry[]> {
  const listTypes = contentTypes.map((type) => createTypeLister(fetchPage, type));
  return async () => {
    const listings = await Promise.all(listTypes.map((list) => list()));
    return listings.flatMap((listing) => [...listing.values()].flatMap(({ entry }) => entry ?? []));
  };
}

function createTypeLister(fetchPage: FetchPage, type: ContentType): () => Promise<Listing> {
  const query = { content_type: type, include: 0 };
  let lastListing: Listing = new Map();

  return async () => {
    lastListing = (lastListing.size > PAGE_SIZE ? await readChanges() : null) ?? (await readAll());
    return lastListing;
  };

  /** Returns null if there are too many changes or an entry is gone, because then everything must be read. */
  async function readChanges(): Promise<Listing | null> {
    const page = await fetchPage({ ...query, order: '-sys.updatedAt', limit: MAX_CHANGES }, PATHS);
    const latest = page.items.map(toMapEntry);
    // If all of the latest entries have changed, there may be more changes.
    const changes = latest.filter(([id, { updatedAt }]) => lastListing.get(id)?.updatedAt !== updatedAt);
    if (changes.length === latest.length) return null;

    const listing = new Map([...lastListing, ...changes]);
    return listing.size === page.total ? listing : null;
  }

  async function readAll(): Promise<Listing> {
    // Without the second sort key, pages could repeat or skip entries created at the same time.
    const everything = { ...query, order: '-sys.createdAt,sys.id', limit: PAGE_SIZE };
    const listing = new Map();
    for await (const raw of fetchEntries(fetchPage, everything, PATHS)) listing.set(...toMapEntry(raw));
    return listing;
  }
}

function toMapEntry(raw: unknown) {
  const { id, updatedAt } = versionSchema.parse(raw).sys;
  const [entry = null] = parseEntries([raw]).map(({ photos, sections, excerpt, ...light }) => light);
  return [id, { updatedAt, entry }] as const;
}
