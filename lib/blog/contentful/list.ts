import { type ContentType, contentTypes, type LightEntry, parseLightEntry } from '../entry';
import { reportBroken } from '../report';
import { type Ask, type EntryPage, pagesOf, type Query, refusedFields } from './client';

/** Contentful's largest page. */
const PAGE = 1_000;
/** An answer may have 7 MB: whole entries are asked for in pages of this size. */
const WHOLE_PAGE = 100;
/** How many of the latest changes one call looks at, where a type has more than one page of entries. */
const CHANGES = 100;

const PAGES_AT_ONCE = 2;

const FIELDS = ['text1', 'title', 'slug', 'author'];

/** What was read of one type, by id; null for a broken entry, which counts in Contentful's total. */
type Listing = ReadonlyMap<string, LightEntry | null>;

/**
 * A function that lists every entry, light. Once a type has more than a page, the next calls ask for its latest changes
 * alone and read everything only where the numbers don't add up: keeping 10,000 posts current costs two calls.
 */
export function createLister(ask: Ask): () => Promise<LightEntry[]> {
  const listings = new Map<ContentType, Listing>();
  let listed: { listings: Listing[]; entries: LightEntry[] } | null = null;
  const unknownFields = new Map<ContentType, string[]>();

  return async () => {
    const current = await Promise.all(contentTypes.map((type) => refresh(type)));
    // The same array means that nothing has changed.
    if (listed && current.every((listing, place) => listing === listed?.listings[place]))
      return listed.entries;
    const entries = current.flatMap((listing) => [...listing.values()].filter((entry) => entry !== null));
    listed = { listings: current, entries };
    return entries;
  };

  async function refresh(type: ContentType): Promise<Listing> {
    const known = listings.get(type);
    const updated = known && known.size > PAGE ? await readChanges(type, known) : null;
    const listing = updated ?? (await readAll(type));
    listings.set(type, listing);
    return listing;
  }

  /** The listing with the latest changes, the same one without any; null where they are too many or something is gone. */
  async function readChanges(type: ContentType, known: Listing): Promise<Listing | null> {
    const page = await askLight(type, { order: '-sys.updatedAt', limit: CHANGES });
    const latest: LightEntry[] = [];
    for (const raw of page.items) {
      const parsed = parseLightEntry(raw);
      if (!parsed.ok) return null;
      latest.push(parsed.value);
    }
    // Only a page in order that reaches back to what is known holds all changes.
    const isSorted = latest.every(
      (entry, place) => entry.updatedAt <= (latest[place - 1] ?? entry).updatedAt,
    );
    const changes = latest.filter((entry) => known.get(entry.id)?.updatedAt !== entry.updatedAt);
    if (!isSorted || changes.length === latest.length) return null;
    if (changes.length === 0) return page.total === known.size ? known : null;

    const entries = new Map(known);
    for (const entry of changes) entries.set(entry.id, entry);
    return entries.size === page.total ? entries : null;
  }

  async function readAll(type: ContentType): Promise<Listing> {
    // Entries of one moment need a second key, or a page could repeat one and lose another.
    const order = '-sys.createdAt,sys.id';
    const listing = new Map<string, LightEntry | null>();
    const ask = (query: Query) => askLight(type, query);
    for await (const page of pagesOf(ask, { order }, PAGES_AT_ONCE))
      for (const raw of page.items) {
        const parsed = parseLightEntry(raw);
        if (!parsed.ok) reportBroken(parsed.id, parsed.reason);
        listing.set(parsed.ok ? parsed.value.id : parsed.id, parsed.ok ? parsed.value : null);
      }
    return listing;
  }

  /** Asks without the fields that this space's content type doesn't have: Contentful answers 400 to those. */
  async function askLight(type: ContentType, query: Query): Promise<EntryPage> {
    const without = unknownFields.get(type) ?? [];
    const fields = FIELDS.filter((field) => !without.includes(field));
    const whole = fields.length === 0;
    const select = ['sys', 'metadata', ...fields.map((field) => `fields.${field}`)].join(',');
    try {
      return await ask({
        content_type: type,
        include: 0,
        limit: whole ? WHOLE_PAGE : PAGE,
        ...query,
        ...(!whole && { select }),
      });
    } catch (error) {
      const refused = refusedFields(error).filter((field) => fields.includes(field));
      if (refused.length === 0) throw error;
      unknownFields.set(type, [...without, ...refused]);
      return askLight(type, query);
    }
  }
}
