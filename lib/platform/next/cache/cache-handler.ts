import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { metrics } from '../../observability/metrics.ts';
import { redisLink } from '../../redis/site-redis.ts';
import { singleton } from '../../singleton.ts';
import { buildPaths } from '../build-output.ts';
import { type BuiltFiles, builtFiles } from '../document/built-files.ts';
import { finalizeDocument } from '../document/finalize.ts';
import { statusOf } from '../page-status.ts';
import {
  type Entry,
  type GetContext,
  type SetContext,
  sizeOf,
  stateOf,
  tagsOf,
  type Value,
} from './cache-entry.ts';
import { FileSystemCache, withAtomicWrites } from './file-system-cache.ts';
import { createSharedCache } from './shared-cache.ts';
import { effectiveTime, nextTags, type TagTimes, revalidatedAt as tagsRevalidatedAt } from './tags.ts';

type Context = ConstructorParameters<typeof FileSystemCache>[0];

/** Keep the last good page and retry in 10 s. */
const RETRY = { revalidate: 10, expire: undefined };

/** The content changed during rendering: render again in a second. */
const RERENDER_SOON = { revalidate: 1, expire: undefined };

/** Pages with 404 or 410. Anyone can make up URLs, so their number is limited and none is written to disk. */
const missingPages = new LRUCache<string, Entry>({ maxSize: 8 * 1024 * 1024, sizeCalculation: sizeOf });

/**
 * How long to serve a page with 404, 410 or 503, in milliseconds: less than until the page is stale, because Next would
 * serve a stale page once more, and then the good page with the old status.
 */
const STATUS_TTL_MS = new Map<number, number>([
  [404, 60_000],
  [410, 60_000],
  [503, (RETRY.revalidate - 2) * 1_000],
]);

/** When each page began to render: it may lack changes since then. No page takes a minute. */
const startTimes = new LRUCache<string, number>({ max: 1_000, ttl: 60_000 });

/** When a tag was last revalidated. Pages that were missing or failing before then may exist now. */
let revalidatedAt = 0;

function onRevalidated(times: TagTimes) {
  // Someone may have requested a post before it was published.
  missingPages.clear();
  revalidatedAt = Math.max(revalidatedAt, effectiveTime(times));
}

function isPage(value: Value | undefined): value is Extract<Value, { kind: 'APP_PAGE' }> {
  return value?.kind === 'APP_PAGE';
}

/** The status of a redirect, or of a route's error response; else null. */
function statusUnlessOk(value: Value | undefined): number | null {
  const status = isPage(value) || value?.kind === 'APP_ROUTE' ? (value.status ?? 200) : 200;
  return status >= 300 && (status < 400 || !isPage(value)) ? status : null;
}

/** Whether a response with this status may replace a good page: the page moved or is gone, and did not just fail. */
const mayReplaceGood = (status: number) => status < 400 || status === 404 || status === 410;

/** Whether Next must render before responding: redirects every time, pages with 404, 410 or 503 after their TTL. */
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
 * Finalizes pages, shares them if REDIS_URL is set (docs/topology.md), and never stores a 503 or lets it replace a good
 * page. Renders every redirect per request, because an article that moves back must not cause a redirect loop.
 */
export default class PageCache extends FileSystemCache {
  readonly #sharedCache: ReturnType<typeof openSharedCache>;
  readonly #files: BuiltFiles;

  constructor(context: Context) {
    const sharedPages = openSharedCache(context);
    // The shared cache keeps its own copies in memory, and reads from disk only what Redis doesn't have.
    super({
      ...context,
      fs: withAtomicWrites(context.fs),
      ...(sharedPages && { maxMemoryCacheSize: 0 }),
    });
    this.#sharedCache = sharedPages;
    this.#files = builtFiles(context.serverDistDir);
  }

  override async get(key: string, context: GetContext): Promise<Entry | null> {
    const entry = missingPages.get(key) ?? (await this.#read(key, context));
    const isMissing = !entry || mustRegenerate(entry, this.#finalize(entry.value));
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
    if (good && status && !mayReplaceGood(status))
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
      // Also write to disk, in case Redis fails.
      super.set(key, value, { ...context, ...(cacheControl && { cacheControl }) } as SetContext),
      this.#sharedCache?.set(key, entry),
    ]);
  }

  /**
   * Once per page, optimizes its HTML in place and adds an ETag (Next sets none), a policy and the status. Returns the
   * status if it is not 200, else null.
   */
  #finalize(value: Value): number | null {
    if (!isPage(value) || typeof value.html !== 'string') return statusUnlessOk(value);
    if (!value.headers?.etag) {
      const { html, status, headers } = finalizeDocument(value.html, this.#files);
      // Weak, because the gzip and Brotli versions have the same ETag.
      const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
      value.html = html;
      value.headers = { ...value.headers, etag, ...headers };
      if (status) value.status = status;
    }
    return statusOf(value.html) ?? statusUnlessOk(value);
  }
}
