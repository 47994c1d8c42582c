import { type ContentType, contentTypes, type LightEntry, parseLightEntry } from '../entry';
import { reportBroken } from '../report';
import { type Ask, type EntryPage, type Query, refusedFields } from './client';

/** Contentful's largest page. */
const PAGE = 1_000;
/** An answer may have 7 MB: whole entries are asked for in pages of this size. */
const WHOLE_PAGE = 100;
/** How many of the latest changes one call looks at, where a type has more than one page of entries. */
const CHANGES = 100;

const FIELDS = ['text1', 'title', 'slug', 'author'];

/** What was read of one type, broken entries included: their ids count in Contentful's total. */
interface Shelf {
  entries: Map<string, LightEntry | null>;
  /** Newest `updatedAt` among them. */
  latest: string;
}

/**
 * A function that lists every entry of both types, light (`select`), in pages of 1,000 read in parallel. Once a type
 * has more than a page, the next calls ask for its latest changes alone and read everything only where the numbers
 * don't add up, so that keeping 10,000 posts current costs two calls.
 */
export function createLister(ask: Ask): () => Promise<LightEntry[]> {
  const shelves = new Map<ContentType, Shelf>();
  const unknownFields = new Map<ContentType, string[]>();

  return async () => {
    const lists = await Promise.all(contentTypes.map((type) => refresh(type)));
    return lists.flatMap((shelf) => [...shelf.entries.values()].filter((entry) => entry !== null));
  };

  async function refresh(type: ContentType): Promise<Shelf> {
    const known = shelves.get(type);
    const updated = known && known.entries.size > PAGE ? await readChanges(type, known) : null;
    const shelf = updated ?? (await readAll(type));
    shelves.set(type, shelf);
    return shelf;
  }

  /** The shelf with the latest changes; null where they are too many or something is gone. */
  async function readChanges(type: ContentType, known: Shelf): Promise<Shelf | null> {
    const page = await askLight(type, { order: '-sys.updatedAt', limit: CHANGES });
    const entries = new Map(known.entries);
    let previous = Number.POSITIVE_INFINITY;
    let reachedKnown = false;
    for (const raw of page.items) {
      const parsed = parseLightEntry(raw);
      if (!parsed.ok) return null;
      const time = Date.parse(parsed.value.updatedAt);
      if (time > previous) return null;
      previous = time;
      if (parsed.value.updatedAt <= known.latest && known.entries.has(parsed.value.id)) reachedKnown = true;
      entries.set(parsed.value.id, parsed.value);
    }
    return reachedKnown && entries.size === page.total ? { entries, latest: latestOf(entries) } : null;
  }

  async function readAll(type: ContentType): Promise<Shelf> {
    // Entries of one moment need a second key, or a page could repeat one and lose another.
    const order = '-sys.createdAt,sys.id';
    const first = await askLight(type, { order, skip: 0 });
    const size = first.items.length;
    const rest = size > 0 && size < first.total ? Math.ceil(first.total / size) - 1 : 0;
    const pages = await Promise.all(
      Array.from({ length: rest }, (_, n) => askLight(type, { order, skip: (n + 1) * size, limit: size })),
    );

    const entries = new Map<string, LightEntry | null>();
    for (const raw of [first, ...pages].flatMap((page) => page.items)) {
      const parsed = parseLightEntry(raw);
      if (!parsed.ok) reportBroken(parsed.id, parsed.reason);
      entries.set(parsed.ok ? parsed.value.id : parsed.id, parsed.ok ? parsed.value : null);
    }
    return { entries, latest: latestOf(entries) };
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

function latestOf(entries: Map<string, LightEntry | null>): string {
  let latest = '';
  for (const entry of entries.values()) if (entry && entry.updatedAt > latest) latest = entry.updatedAt;
  return latest;
}
