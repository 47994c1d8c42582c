import { LRUCache } from 'lru-cache';
import { redisLink } from '../../redis/shared.ts';
import { singleton } from '../../singleton.ts';
import { type BuiltFiles, builtFiles } from '../document/built-files.ts';
import { readBuild } from './build.ts';
import {
  cacheControlOf,
  type Entry,
  type GetContext,
  type SetContext,
  sizeOf,
  stateOf,
  tagsOf,
  type Value,
} from './cache-entry.ts';
import { FileSystemCache, withWholeFiles } from './file-system-cache.ts';
import { finalizePage, type Page } from './finalize-page.ts';
import { sharedCache } from './shared-cache.ts';
import { momentOf, nextTags, type TagTimes, revalidatedAt as tagsRevalidatedAt } from './tags.ts';

type Context = ConstructorParameters<typeof FileSystemCache>[0];

/** A page that could not be regenerated is served as it is for 10 s before the next try. */
const RETRY = { revalidate: 10, expire: undefined };

/** A page that a change has overtaken while it was being made is made once more after a second. */
const OVERTAKEN = { revalidate: 1, expire: undefined };

/** Answers 404 to addresses that strangers made up: cached only in memory, never on the disk, and few (0.2 MB each). */
const missingPages = new LRUCache<string, Entry>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: sizeOf,
});

/**
 * How long an answer 404 or 503 counts, in milliseconds: less than it takes to become stale. Next would serve it once
 * more and make the good page behind it, with its status, and so with a robots tag that says noindex.
 */
const STATUS_TTL_MS = { 404: 60_000, 503: (RETRY.revalidate - 2) * 1_000 };

/** When this process began to make a page: what changes meanwhile is not in it. No page takes a minute. */
const startTimes = new LRUCache<string, number>({ max: 1_000, ttl: 60_000 });

/** When tags were last revalidated: what was missing or failing before may be there now. */
let revalidatedAt = 0;

function onRevalidated(times: TagTimes) {
  // A post that has just been published may have been asked for before: look again.
  missingPages.clear();
  revalidatedAt = Math.max(revalidatedAt, momentOf(times));
}

/** How Next asks for a page. */
const PAGE = { kind: 'APP_PAGE', isFallback: false } as GetContext;

function isPage(value: Value | undefined): value is Page {
  return value?.kind === 'APP_PAGE';
}

/** The status of an answer of a route other than a page, if it says that something is missing or failed. */
function refusalOf(value: Value): number | null {
  return value?.kind === 'APP_ROUTE' && value.status >= 400 ? value.status : null;
}

/** What this process shares with the other instances; null without Redis, while building, and in development. */
function openInstance({ dev, serverDistDir, maxMemoryCacheSize: memoryBytes = 0 }: Context) {
  const link = dev ? null : redisLink();
  if (!link) return null;
  return singleton('cache-instance', () => {
    const build = readBuild(serverDistDir);
    const cache = sharedCache(link, { build: build.id, tags: nextTags, memoryBytes, onRevalidated });
    return { build, cache };
  });
}

/**
 * Next's own file-system cache, which also
 * - replaces a page's files by whole ones,
 * - shares its pages with other instances through Redis, where REDIS_URL says so (docs/topology.md),
 * - gives every pre-rendered page its Content-Security-Policy,
 * - answers with the status that a page asks for (page-status.ts),
 * - never stores a page or another answer that says 503, and never lets it replace a good one.
 */
export default class PageCache extends FileSystemCache {
  readonly #instance: ReturnType<typeof openInstance>;
  readonly #files: BuiltFiles;

  constructor(context: Context) {
    const instance = openInstance(context);
    // What is shared has a memory of its own: the disk is only asked when Redis knows nothing.
    super({
      ...context,
      fs: withWholeFiles(context.fs),
      ...(instance && { maxMemoryCacheSize: 0 }),
    });
    this.#instance = instance;
    this.#files = builtFiles(context.serverDistDir);
  }

  override async get(key: string, context: GetContext): Promise<Entry | null> {
    const entry = missingPages.get(key) ?? (await this.#read(key, context));
    const isMissing =
      !entry || (isPage(entry.value) && this.#mustRegenerate(entry.value, entry.lastModified));
    const isFresh = !isMissing && stateOf(entry, context, nextTags) === 'fresh';
    if (!isFresh && !startTimes.has(key)) startTimes.set(key, Date.now());
    return isMissing ? null : entry;
  }

  override async set(key: string, value: Value, context: SetContext): Promise<void> {
    const status = isPage(value) ? finalizePage(value, this.#files) : refusalOf(value);
    const kind = isPage(value) ? 'APP_PAGE' : 'APP_ROUTE';
    const reading = { ...context, kind, isFallback: false } as GetContext;
    const startedAt = startTimes.get(key) ?? Date.now();
    startTimes.delete(key);
    const entry = { value, lastModified: startedAt, cacheControl: cacheControlOf(context) };
    const known = status ? await this.#read(key, reading) : null;
    // A failure never takes a good page's place; it is tried again soon.
    if (known?.value && status !== 404)
      return this.#write(key, { ...entry, value: known.value, cacheControl: RETRY }, context);
    if (known?.value || !status) {
      missingPages.delete(key);
      return this.#write(key, isOvertaken(entry) ? { ...entry, cacheControl: OVERTAKEN } : entry, context);
    }
    if (status === 404 && isPage(value)) missingPages.set(key, entry);
  }

  override async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    await super.revalidateTag(tags, durations);
    const events = [tags].flat().map((tag) => ({ tags: [tag], ...nextTags.get(tag) }));
    events.forEach(onRevalidated);
    await this.#instance?.cache.log.publish(events);
  }

  async #read(key: string, context: GetContext): Promise<Entry | null> {
    const onDisk = () => super.get(key, context);
    if (!this.#instance) return onDisk();
    const { build, cache } = this.#instance;
    return cache.get(key, context, async () => {
      const entry = await onDisk();
      return entry && { ...entry, cacheControl: entry.cacheControl ?? build.lifetimeOf(key) };
    });
  }

  async #write(key: string, entry: Entry, context: SetContext): Promise<void> {
    const { value, cacheControl } = entry;
    await Promise.all([
      // On the disk too: the last good page is there for a Redis that is gone.
      super.set(key, value, { ...context, ...(cacheControl && { cacheControl }) } as SetContext),
      this.#instance?.cache.set(key, entry),
    ]);
  }

  /**
   * Whether a page has to be made again before anyone reads it: one that says 404 or 503 for some time already, and a
   * redirect that leads nowhere, because Next drops `Location` where a page turns into one behind a stale answer.
   */
  #mustRegenerate(page: Page, madeAt: number): boolean {
    const status = finalizePage(page, this.#files);
    const { headers, status: answered = 200 } = page;
    if (answered > 300 && answered < 400) return !headers?.location;
    return status !== null && (madeAt <= revalidatedAt || Date.now() - madeAt > STATUS_TTL_MS[status]);
  }
}

/** Whether something that a page shows was revalidated while it was being made. */
function isOvertaken(entry: Entry): boolean {
  return tagsRevalidatedAt(tagsOf(entry, PAGE)) >= entry.lastModified;
}
