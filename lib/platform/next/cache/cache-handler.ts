import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { metrics } from '../../observability/metrics.ts';
import { redisLink } from '../../redis/site-redis.ts';
import { singleton } from '../../singleton.ts';
import { buildPaths } from '../build-output.ts';
import { type BuiltFiles, builtFiles } from '../document/built-files.ts';
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

/** A page that could not be regenerated is served as it is for 10 s before the next attempt. */
const RETRY = { revalidate: 10, expire: undefined };

/** A page whose content changed while it was rendered is regenerated after a second. */
const OVERTAKEN = { revalidate: 1, expire: undefined };

/** Pages with 404 or 410, also for made-up addresses: few, and never on disk. */
const missingPages = new LRUCache<string, Entry>({ maxSize: 8 * 1024 * 1024, sizeCalculation: sizeOf });

/**
 * How long a page with 404, 410 or 503 is served, in milliseconds. Less than its time to become stale: Next would
 * serve it once more, and then the good page with the old status.
 */
const STATUS_TTL_MS = new Map<number, number>([
  [404, 60_000],
  [410, 60_000],
  [503, (RETRY.revalidate - 2) * 1_000],
]);

/** When this process began to render a page, because later changes are not in it. No page takes a minute. */
const startTimes = new LRUCache<string, number>({ max: 1_000, ttl: 60_000 });

/** When a tag was last revalidated. Pages that were missing or failing before may be there now. */
let revalidatedAt = 0;

function onRevalidated(times: TagTimes) {
  // A post that was just published may have been requested before.
  missingPages.clear();
  revalidatedAt = Math.max(revalidatedAt, momentOf(times));
}

function isPage(value: Value | undefined): value is Page {
  return value?.kind === 'APP_PAGE';
}

/** The status of a page's redirect, or of a route's response that is not a success; else null. */
function refusalOf(value: Value | undefined): number | null {
  const status = isPage(value) || value?.kind === 'APP_ROUTE' ? (value.status ?? 200) : 200;
  return status >= 300 && (status < 400 || !isPage(value)) ? status : null;
}

/** Whether a response replaces a good page, because it moved, is missing or gone. Failures never do. */
const replacesGood = (status: number) => status < 400 || status === 404 || status === 410;

/** Whether Next must render before it responds: a redirect each time, a page with 404, 410 or 503 after a while. */
function mustRegenerate({ value, lastModified }: Entry, status: number | null): boolean {
  if (status === null) return false;
  const ttl = (isPage(value) && STATUS_TTL_MS.get(status)) || 0;
  return lastModified <= revalidatedAt || Date.now() - lastModified >= ttl;
}

/** Opens the cache that instances share. Null without Redis, during a build, and in development. */
function openInstance({ dev, serverDistDir, maxMemoryCacheSize: memoryBytes = 0 }: Context) {
  const link = dev ? null : redisLink();
  if (!link) return null;
  return singleton('cache-instance', () => {
    const build = readFileSync(buildPaths(path.join(serverDistDir, '..')).id, 'utf8').trim();
    return sharedCache(link, { build, tags: nextTags, memoryBytes, onRevalidated });
  });
}

/**
 * Next's file-system cache, which also finalizes pages (finalize-page.ts), shares them with other instances if
 * REDIS_URL is set (docs/topology.md), never stores a 503 or lets it replace a good page, and renders every redirect
 * per request, because an article that moves back must not cause a redirect loop.
 */
export default class PageCache extends FileSystemCache {
  readonly #instance: ReturnType<typeof openInstance>;
  readonly #files: BuiltFiles;

  constructor(context: Context) {
    const instance = openInstance(context);
    // The shared cache has its own memory. The disk is read only if Redis has no entry.
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
    const entry = { value, lastModified: startedAt, cacheControl: cacheControlOf(context) };
    const known = status ? await this.#read(key, reading) : null;
    const good = known?.value && !this.#finalize(known.value) ? known.value : null;
    // Regenerated again soon.
    if (good && status && !replacesGood(status))
      return this.#write(key, { ...entry, value: good, cacheControl: RETRY }, context);
    if (good || !status) {
      missingPages.delete(key);
      const isOvertaken = tagsRevalidatedAt(tagsOf(entry, reading)) >= startedAt;
      return this.#write(key, isOvertaken ? { ...entry, cacheControl: OVERTAKEN } : entry, context);
    }
    if (isPage(value) && (status === 404 || status === 410)) missingPages.set(key, entry);
  }

  override async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    await super.revalidateTag(tags, durations);
    const events = [tags].flat().map((tag) => ({ tags: [tag], ...nextTags.get(tag) }));
    events.forEach(onRevalidated);
    await this.#instance?.log.publish(events);
  }

  async #read(key: string, context: GetContext): Promise<Entry | null> {
    const onDisk = () => super.get(key, context);
    return this.#instance ? this.#instance.get(key, context, onDisk) : onDisk();
  }

  async #write(key: string, entry: Entry, context: SetContext): Promise<void> {
    const { value, cacheControl } = entry;
    await Promise.all([
      // On disk too, so that the last good page is there if Redis fails.
      super.set(key, value, { ...context, ...(cacheControl && { cacheControl }) } as SetContext),
      this.#instance?.set(key, entry),
    ]);
  }

  /** Finalizes a page, in place. Returns the status of a response that is not a success, else null. */
  #finalize(value: Value): number | null {
    return (isPage(value) ? finalizePage(value, this.#files) : null) ?? refusalOf(value);
  }
}
