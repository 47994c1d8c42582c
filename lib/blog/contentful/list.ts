import { z } from 'zod';
import { type ContentType, contentTypes, type LightEntry, lightSchema, readableEntries } from '../entry';
import { entriesOf, type FetchPage } from './client';

/** Contentful's largest page. */
const PAGE = 1_000;
/** How many of the latest changes one call looks at, where a type has more than one page of entries. */
const CHANGES = 100;

const PATHS = [
  'sys',
  'metadata',
  'fields.text1',
  'fields.title',
  'fields.slug',
  'fields.publishDate',
  'fields.author',
];

/** What was read of one type, by id: when each entry last changed, and the entry; null for one that can't be shown. */
type Listing = ReadonlyMap<string, { updatedAt: string; entry: LightEntry | null }>;

/** What every entry has, also one that can't be shown. */
const version = z.object({ id: z.string(), updatedAt: z.string() });
const versionSchema = z.object({ sys: version }).catch({ sys: { id: '', updatedAt: '' } });

/**
 * A function that lists every entry, light. Once a type has more than a page, the next calls ask only for its latest
 * changes, and read everything only where the numbers don't add up: keeping 10,000 posts current costs two calls.
 */
export function createLister(fetchPage: FetchPage): () => Promise<LightEntry[]> {
  const listTypes = contentTypes.map((type) => createTypeLister(fetchPage, type));
  return async () => {
    const listings = await Promise.all(listTypes.map((list) => list()));
    return listings.flatMap((listing) => [...listing.values()].flatMap(({ entry }) => entry ?? []));
  };
}

function createTypeLister(fetchPage: FetchPage, type: ContentType): () => Promise<Listing> {
  const query = { content_type: type, include: 0 };
  let known: Listing = new Map();

  return async () => {
    known = (known.size > PAGE ? await readChanges() : null) ?? (await readAll());
    return known;
  };

  /** The listing with the latest changes; null where they are too many or something is gone. */
  async function readChanges(): Promise<Listing | null> {
    const page = await fetchPage({ ...query, order: '-sys.updatedAt', limit: CHANGES }, PATHS);
    const latest = page.items.map(toListed);
    // Only a page that reaches back to what is known holds all changes.
    const changes = latest.filter(([id, { updatedAt }]) => known.get(id)?.updatedAt !== updatedAt);
    if (changes.length === latest.length) return null;

    const listing = new Map([...known, ...changes]);
    return listing.size === page.total ? listing : null;
  }

  async function readAll(): Promise<Listing> {
    // Entries of one moment need a second key, or a page could repeat one and lose another.
    const everything = { ...query, order: '-sys.createdAt,sys.id', limit: PAGE };
    const listing = new Map();
    for await (const raw of entriesOf(fetchPage, everything, PATHS)) listing.set(...toListed(raw));
    return listing;
  }
}

function toListed(raw: unknown) {
  const { id, updatedAt } = versionSchema.parse(raw).sys;
  const [entry = null] = readableEntries(lightSchema, [raw]);
  return [id, { updatedAt, entry }] as const;
}
