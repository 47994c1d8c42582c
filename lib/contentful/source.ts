import { draftMode } from 'next/headers';
import { env } from '@/lib/platform/env';
import { isBuilding } from '@/lib/platform/next/build-phase';
import { content, revalidatedAt } from '@/lib/platform/next/cache/tags';
import { expireSoon, tagPage } from '@/lib/platform/next/page-tags';
import { singleton } from '@/lib/platform/singleton';
import { withTimeout } from '@/lib/platform/time-limit';
import type { Connection } from './client';
import { catchServiceError } from './content-service-error';
import { createIndexCache, type Index, type IndexCache, type ListedEntry } from './index-cache';
import type { PastSlugs } from './past-slugs';

interface PageLink {
  id: string;
  slug: string;
  path: `/blog/${string}` | `/vacation-rentals/${string}`;
}

/** An index of entries that have pages. `isCurrent` is false for an outdated slug, which should redirect. */
export interface PageIndex<Link extends PageLink = PageLink> extends Index {
  byId: ReadonlyMap<string, Link>;
  find: (slug: string) => { link: Link; isCurrent: boolean } | null;
}

/** The cache tags of pages that show a kind of entries, and the slugs that these entries once had. */
interface Place {
  pastSlugs: PastSlugs;
  /** On all pages that list entries of this kind. */
  listTag: string;
  /** Only on the page of the entry with this id. */
  pageTag: (id: string) => string;
}

/** The properties in which posts and homes differ. */
interface Kind<Entry extends ListedEntry, Built extends PageIndex> extends Place {
  createIndex: (entries: Entry[]) => Built;
  onRead?: (index: Built) => void;
}

export interface Source<Built extends PageIndex> extends Place {
  indexCache: IndexCache<Built>;
  /** How old the index may be when a page is rendered, in ms. The page's cache adds up to five minutes to that. */
  maxAge: number;
  /** Whether pages need cache tags: pages with drafts are never cached, and what is in `content` never changes. */
  isTagged: boolean;
}

/** The connection of `origin` is null if its entries are those of `content`. */
export function createSource<Entry extends ListedEntry, Built extends PageIndex>(
  connection: Connection | null,
  origin: { canChange: boolean; list: () => Promise<Entry[]> },
  { createIndex, onRead, ...place }: Kind<Entry, Built>,
): Source<Built> {
  const isDraft = connection?.isPreview ?? false;
  const noteIndex = (index: Built, readAt: number) => {
    place.pastSlugs.note(index, readAt);
    onRead?.(index);
  };
  return {
    indexCache: createIndexCache(origin, createIndex, isDraft ? undefined : noteIndex),
    ...place,
    maxAge: isDraft ? 2_000 : 60_000,
    isTagged: origin.canChange && !isDraft,
  };
}

const connectionTo = (
  origin: string,
  accessToken: string | undefined,
  isPreview = false,
): Connection | null => (env.CONTENTFUL_SPACE_ID && accessToken ? { origin, accessToken, isPreview } : null);

export const draftConnection = () =>
  connectionTo(env.CONTENTFUL_PREVIEW_HOST, env.CONTENTFUL_PREVIEW_TOKEN, true);

/**
 * Returns functions for the source of what is published, of the drafts, and of what the current request should show.
 * Without a preview token, the drafts are what is published. As singletons, the sources keep one index each in memory,
 * because Next loads modules more than once.
 */
export function defineSources<AnySource>(name: string, create: (connection: Connection | null) => AnySource) {
  const published = () =>
    singleton(`${name}.published`, () =>
      create(connectionTo(env.CONTENTFUL_HOST, env.CONTENTFUL_ACCESS_TOKEN)),
    );
  const drafts = () => {
    const connection = draftConnection();
    return connection ? singleton(`${name}.drafts`, () => create(connection)) : published();
  };
  return { published, drafts, current: async () => ((await isDraftMode()) ? drafts() : published()) };
}

async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    // `draftMode` throws outside of a request, such as in generateStaticParams and in scripts.
    return false;
  }
}

/** Don't render from an index that is older than the last revalidation. */
const notBeforeOf = ({ isTagged, listTag }: Source<PageIndex>) => (isTagged ? revalidatedAt([listTag]) : 0);

/** In seconds: without a webhook, lists show changes after this time, also lists that are else static. */
const MAX_PAGE_AGE_S = 300;

/** Reads the index for a page that lists entries, and tags that page. Throws ContentServiceError. */
export async function readForList<Built extends PageIndex>(source: Source<Built>): Promise<Built> {
  const { indexCache, maxAge, isTagged, listTag } = source;
  if (isTagged) await tagPage([listTag], MAX_PAGE_AGE_S);
  return indexCache.read({ maxAge, notBefore: notBeforeOf(source) });
}

/** Returns [] if the content service fails, because the page works without these entries. */
export const readOptionalList = <Item>(read: () => Promise<readonly Item[]>): Promise<readonly Item[]> =>
  catchServiceError(read, async () => {
    await expireSoon();
    return [];
  });

/** If the content service fails, returns [] in a build. At run time, throws, and Next keeps the last good page. */
export const readRequiredList: typeof readOptionalList = (read) =>
  isBuilding() ? readOptionalList(read) : read();

/** Starts to read the index if it is older than pages may be. */
export function refreshIndex(source: Source<PageIndex>): void {
  source.indexCache.read({ maxAge: source.maxAge, notBefore: notBeforeOf(source) }).catch(() => {});
}

/** How long the start of the server waits for the index. */
const MAX_START_MS = 3_000;

/**
 * Starts recording slugs, and serves no page of the build whose entry is not listed. Reads the index now, because
 * requests for prerendered pages don't. Resolves once it is read, at the latest after MAX_START_MS.
 */
export async function rememberSlugsOf(
  { indexCache, pastSlugs, pageTag }: Source<PageIndex>,
  ...database: Parameters<PastSlugs['use']>
): Promise<void> {
  pastSlugs.use(...database);
  const prefix = pageTag('');
  const isOtherGone = content.isGone;
  content.isGone = (tag, madeAt) =>
    isOtherGone(tag, madeAt) ||
    (tag.startsWith(prefix) && indexCache.hasDropped(tag.slice(prefix.length), madeAt));
  const reading = indexCache.read({ maxAge: Number.POSITIVE_INFINITY }).catch(() => null);
  await withTimeout(MAX_START_MS, reading, () => null);
}

type LinkOf<Built extends PageIndex> = NonNullable<ReturnType<Built['find']>>['link'];

export type FoundPage<Built extends PageIndex> =
  | { status: 'found'; link: LinkOf<Built>; index: Built }
  | { status: 'moved'; path: PageLink['path'] }
  | { status: 'gone' }
  | { status: 'missing'; index: Built };

/** Finds what has or once had this slug. The status is `gone` if it was unpublished. Throws ContentServiceError. */
export async function findEntryPage<Built extends PageIndex>(
  slug: string,
  source: Source<Built>,
): Promise<FoundPage<Built>> {
  const { index, ids } = await readIndexFor(slug, source);
  const found = index.find(slug);
  const moved = findMoved(index, slug, ids);
  if (moved) return { status: 'moved', path: moved.path };
  if (found) return { status: 'found', link: found.link, index };
  // An entry that Contentful still lists but that can't be rendered is missing, not gone.
  const isGone = ids.length > 0 && !ids.some(source.indexCache.lists);
  return isGone ? { status: 'gone' } : { status: 'missing', index };
}

/** Returns the index and the ids of entries that once had this slug, latest first. No ids if one has the slug now. */
async function readIndexFor<Built extends PageIndex>(slug: string, source: Source<Built>) {
  const { indexCache, pastSlugs, maxAge } = source;
  let past: Promise<{ ids: string[]; since: number }> | undefined;
  const lookUp = () => (past ??= pastSlugs.find(slug));

  return catchServiceError(
    async () => {
      const notBefore = notBeforeOf(source);
      const index = await indexCache.read({ maxAge, notBefore });
      if (index.find(slug)) return { index, ids: [] };
      const { ids, since } = await lookUp();
      // If no entry in the index ever had this slug, read the index again before the slug counts as missing: its entry
      // may be so new that only another instance has seen it.
      const isKnown = ids.some((id) => index.byId.has(id));
      return { index: await indexCache.read(isKnown ? { maxAge, notBefore: since } : { maxAge: 0 }), ids };
    },
    async (error) => {
      // An index of any age is better than an error if it shows where the page moved.
      const index = await indexCache.read({ maxAge: Number.POSITIVE_INFINITY });
      const { ids } = index.find(slug) ? { ids: [] } : await lookUp();
      if (!findMoved(index, slug, ids)) throw error;
      return { index, ids };
    },
  );
}

function findMoved(index: PageIndex, slug: string, ids: string[]): PageLink | null {
  const found = index.find(slug);
  if (found) return found.isCurrent ? null : found.link;
  return ids.flatMap((id) => index.byId.get(id) ?? [])[0] ?? null;
}

/** Reads the index again after a change. `after` is null if the content service failed. */
export async function rereadIndex<Built extends PageIndex>({ indexCache }: Source<Built>) {
  const before = await indexCache.read({ maxAge: Number.POSITIVE_INFINITY }).catch(() => null);
  indexCache.expire();
  const after = await catchServiceError(
    () => indexCache.read({ maxAge: 0 }),
    () => null,
  );
  return { before, after };
}
