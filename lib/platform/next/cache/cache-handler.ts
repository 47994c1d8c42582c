import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { redisLink } from '../../redis/shared.ts';
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

/** A page that could not be regenerated is served as it is for 10 s before the next try. */
const RETRY = { revalidate: 10, expire: undefined };

/** A page that a change has overtaken while it was being made is made once more after a second. */
const OVERTAKEN = { revalidate: 1, expire: undefined };

/** Answers 404 and 410, also to addresses that strangers made up: few, and never on the disk. */
const missingPages = new LRUCache<string, Entry>({ maxSize: 8 * 1024 * 1024, sizeCalculation: sizeOf });

/**
 * How long an answer 404, 410 or 503 counts, in milliseconds: less than it takes to become stale, when Next would serve it
 * once more, and the good page behind it with its status.
 */
const STATUS_TTL_MS = { 404: 60_000, 410: 60_000, 429: 0, 503: (RETRY.revalidate - 2) * 1_000 };

/** When this process began to make a page: what changes meanwhile is not in it. No page takes a minute. */
const startTimes = new LRUCache<string, number>({ max: 1_000, ttl: 60_000 });

/** When tags were last revalidated: what was missing or failing before may be there now. */
let revalidatedAt = 0;

function onRevalidated(times: TagTimes) {
  // A post that has just been published may have been asked for before: look again.
  missingPages.clear();
  revalidatedAt = Math.max(revalidatedAt, momentOf(times));
}

function isPage(value: Value | undefined): value is Page {
  return value?.kind === 'APP_PAGE';
}

/** The status of a page that leads elsewhere, or of any other route's answer that is no success. */
function refusalOf(value: Value | undefined): number | null {
  const status = isPage(value) || value?.kind === 'APP_ROUTE' ? (value.status ?? 200) : 200;
  return status >= 300 && (status < 400 || !isPage(value)) ? status : null;
}

/** What takes a good page's place: that it has moved, is missing or gone. Failures never do. */
const replacesGood = (status: number) => status < 400 || status === 404 || status === 410;

/** What this process shares with the other instances; null without Redis, while building, and in development. */
function openInstance({ dev, serverDistDir, maxMemoryCacheSize: memoryBytes = 0 }: Context) {
  const link = dev ? null : redisLink();
  if (!link) return null;
  return singleton('cache-instance', () => {
    const build = readFileSync(buildPaths(path.join(serverDistDir, '..')).id, 'utf8').trim();
    return sharedCache(link, { build, tags: nextTags, memoryBytes, onRevalidated });
  });
}

/**
 * Next's own file-system cache, which also finalizes pages (finalize-page.ts), shares them with other instances where
 * REDIS_URL says so (docs/topology.md), never stores an answer that says 503 nor lets it replace a good one, and has every
 * redirect made for the request: an article that moves back must not lead in a circle.
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
    const isMissing = !entry || this.#mustRegenerate(entry);
    const isFresh = !isMissing && stateOf(entry, context, nextTags) === 'fresh';
    if (!isFresh && !startTimes.has(key)) startTimes.set(key, Date.now());
    return isMissing ? null : entry;
  }

  override async set(key: string, value: Value, context: SetContext): Promise<void> {
    const status = this.#statusOf(value);
    const kind = isPage(value) ? 'APP_PAGE' : 'APP_ROUTE';
    const reading = { ...context, kind, isFallback: false } as GetContext;
    const startedAt = startTimes.get(key) ?? Date.now();
    startTimes.delete(key);
    const entry = { value, lastModified: startedAt, cacheControl: cacheControlOf(context) };
    const known = status ? await this.#read(key, reading) : null;
    const good = known?.value && !this.#statusOf(known.value) ? known.value : null;
    // It is tried again soon.
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
      // On the disk too: the last good page is there for a Redis that is gone.
      super.set(key, value, { ...context, ...(cacheControl && { cacheControl }) } as SetContext),
      this.#instance?.set(key, entry),
    ]);
  }

  /** Whether an answer has to be made again before anyone reads it: an older page that says 404, 410 or 503, and a redirect. */
  #mustRegenerate({ value, lastModified: madeAt }: Entry): boolean {
    const asked = value && isPage(value) ? finalizePage(value, this.#files) : null;
    if (asked) return madeAt <= revalidatedAt || Date.now() - madeAt > STATUS_TTL_MS[asked];
    return value !== null && refusalOf(value) !== null;
  }

  /** The status of an answer that is no success. */
  #statusOf(value: Value): number | null {
    return (isPage(value) ? finalizePage(value, this.#files) : null) ?? refusalOf(value);
  }
}
