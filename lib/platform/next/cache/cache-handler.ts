import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { metrics } from '../../observability/metrics.ts';
import { redisLink } from '../../redis/site-redis.ts';
import { singleton } from '../../singleton.ts';
import { weakEtag } from '../../weak-etag.ts';
import { buildPaths } from '../build-output.ts';
import { type BuiltFiles, openBuiltFiles } from '../document/built-files.ts';
import { finalizeDocument } from '../document/finalize.ts';
import { statusOf } from '../page-status.ts';
import {
  type Entry,
  type GetContext,
  type SetContext,
  showsGone,
  sizeOf,
  stateOf,
  tagsOf,
  type Value,
} from './cache-entry.ts';
import { FileSystemCache, withAtomicWrites } from './file-system-cache.ts';
import { createSharedCache, type SharedCache } from './shared-cache.ts';
import { effectiveTime, nextTags, type TagTimes, revalidatedAt as tagsRevalidatedAt } from './tags.ts';

type Context = ConstructorParameters<typeof FileSystemCache>[0];

/** For a page that failed to render: its last good version stays for 10 s, then Next renders the page again. */
const RETRY = { revalidate: 10, expire: undefined };

/** For a page whose content changed while it was rendered: it is rendered again in a second. */
const RERENDER_SOON = { revalidate: 1, expire: undefined };

/** Pages with 404 or 410. Anyone can make up URLs, so the pages' memory is limited, and none is written to disk. */
const missingPages = new LRUCache<string, Entry>({ maxSize: 8 * 1024 * 1024, sizeCalculation: sizeOf });

/**
 * How long to serve a page with this status, in milliseconds. It must end before the page is stale. Otherwise Next
 * would serve the stale page once more, and then the good page with the old status.
 */
const STATUS_TTL_MS = new Map<number, number>([
  [404, 60_000],
  [410, 60_000],
  [503, (RETRY.revalidate - 2) * 1_000],
]);

/** When the rendering of each page began: the page may lack later changes. Rendering takes less than the `ttl`. */
const startTimes = new LRUCache<string, number>({ max: 1_000, ttl: 60_000 });

/** When any tag was last revalidated (ms since 1970). Pages that were missing or failed before then may be fine now. */
let revalidatedAt = 0;

function onRevalidated(times: TagTimes) {
  // These pages may exist now: someone may have requested a post before it was published.
  missingPages.clear();
  revalidatedAt = Math.max(revalidatedAt, effectiveTime(times));
}

function isPage(value: Value | undefined): value is Extract<Value, { kind: 'APP_PAGE' }> {
  return value?.kind === 'APP_PAGE';
}

/** The status of a redirect, or of a route's error response; else null. */
function redirectOrErrorStatus(value: Value | undefined): number | null {
  const status = isPage(value) || value?.kind === 'APP_ROUTE' ? (value.status ?? 200) : 200;
  return status >= 300 && (status < 400 || !isPage(value)) ? status : null;
}

/** Whether a response with this status may replace a good page: yes if the page moved or is gone, no if it failed. */
const mayReplaceGoodPage = (status: number) => status < 400 || status === 404 || status === 410;

/**
 * Whether Next must render again before it responds. Always true for a redirect, and for an error response of a route.
 * For a page with 404, 410 or 503, true after its TTL, or if any tag was revalidated since.
 */
function mustRegenerate({ value, lastModified }: Entry, status: number | null): boolean {
  if (status === null) return false;
  const ttl = (isPage(value) && STATUS_TTL_MS.get(status)) || 0;
  return lastModified <= revalidatedAt || Date.now() - lastModified >= ttl;
}

function openSharedCache({ dev, serverDistDir, maxMemoryCacheSize: memoryBytes = 0 }: Context) {
  const link = dev ? null : redisLink();
  if (!link) return null;
  return singleton('cache-instance', () => {
    const build = readFileSync(buildPaths(path.join(serverDistDir, '..')).id, 'utf8').trim();
    return createSharedCache(link, { build, tags: nextTags, memoryBytes, onRevalidated });
  });
}

/**
 * The cache that Next uses. It finalizes pages, shares them if REDIS_URL is set (docs/topology.md), and never stores a
 * 503 or lets it replace a good page. It has every redirect rendered per request: if an article moved back and the old
 * redirect were still cached, the two addresses would redirect to each other.
 */
export default class PageCache extends FileSystemCache {
  readonly #sharedCache: SharedCache | null;
  readonly #files: BuiltFiles;

  constructor(context: Context) {
    const sharedPages = openSharedCache(context);
    super({
      ...context,
      fs: withAtomicWrites(context.fs),
      // Switch off Next's memory cache: the shared cache has its own.
      ...(sharedPages && { maxMemoryCacheSize: 0 }),
    });
    this.#sharedCache = sharedPages;
    this.#files = openBuiltFiles(context.serverDistDir);
  }

  override async get(key: string, context: GetContext): Promise<Entry | null> {
    const entry = missingPages.get(key) ?? (await this.#read(key, context));
    const isMissing =
      !entry || showsGone(entry, context) || mustRegenerate(entry, this.#finalize(entry.value));
    const isFresh = !isMissing && stateOf(entry, context, nextTags) === 'fresh';
    metrics.pageCache.inc({ kind: context.kind, result: isMissing ? 'miss' : isFresh ? 'hit' : 'stale' });
    if (!isFresh && !startTimes.has(key)) startTimes.set(key, Date.now());
    return isMissing ? null : entry;
  }

  override async set(key: string, value: Value, context: SetContext): Promise<void> {
    const status = this.#finalize(value);
    const kind = isPage(value) ? 'APP_PAGE' : 'APP_ROUTE';
    metrics.pageCache.inc({ kind: value?.kind ?? kind, result: 'write' });
    const reading = { ...context, kind, isFallback: false } as GetContext;
    const startedAt = startTimes.get(key) ?? Date.now();
    startTimes.delete(key);
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    const entry = { value, lastModified: startedAt, cacheControl };
    const previous = status ? await this.#read(key, reading) : null;
    const good = previous?.value && !this.#finalize(previous.value) ? previous.value : null;
    if (previous && showsGone(previous, reading) && status && !mayReplaceGoodPage(status)) return;
    if (good && status && !mayReplaceGoodPage(status))
      return this.#write(key, { ...entry, value: good, cacheControl: RETRY }, context);
    if (good || !status) {
      missingPages.delete(key);
      const isOvertaken = tagsRevalidatedAt(tagsOf(entry, reading)) >= startedAt;
      return this.#write(key, isOvertaken ? { ...entry, cacheControl: RERENDER_SOON } : entry, context);
    }
    if (isPage(value) && (status === 404 || status === 410)) missingPages.set(key, entry);
  }

  override async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    await super.revalidateTag(tags, durations);
    const events = [tags].flat().map((tag) => ({ tags: [tag], ...nextTags.get(tag) }));
    events.forEach(onRevalidated);
    await this.#sharedCache?.log.publish(events);
  }

  async #read(key: string, context: GetContext): Promise<Entry | null> {
    const onDisk = () => super.get(key, context);
    return this.#sharedCache ? this.#sharedCache.get(key, context, onDisk) : onDisk();
  }

  async #write(key: string, entry: Entry, context: SetContext): Promise<void> {
    const { value, cacheControl } = entry;
    await Promise.all([
      // Write to disk even if there is a shared cache, because Redis may fail.
      super.set(key, value, { ...context, ...(cacheControl && { cacheControl }) } as SetContext),
      this.#sharedCache?.set(key, entry),
    ]);
  }

  /**
   * Optimizes the HTML of a page in place, and adds an ETag (Next sets none), a Content-Security-Policy and the status.
   * Does this once: a page with an ETag is already finalized. Returns the status of a page that is missing or failed,
   * of a redirect, or of a route's error response; else null.
   */
  #finalize(value: Value): number | null {
    if (!isPage(value) || typeof value.html !== 'string') return redirectOrErrorStatus(value);
    if (!value.headers?.etag) {
      const { html, status, headers } = finalizeDocument(value.html, this.#files);
      value.html = html;
      value.headers = { ...value.headers, etag: weakEtag(html), ...headers };
      if (status) value.status = status;
    }
    return statusOf(value.html) ?? redirectOrErrorStatus(value);
  }
}
