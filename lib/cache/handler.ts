import imported from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { parseEnvironment } from '../env-schema.ts';
import { deferRuntime } from './defer-runtime.ts';
import { statusOf } from './page-status.ts';
import { contentSecurityPolicy } from './policy.ts';
import { RecentEntries } from './recent-entries.ts';

// Node loads this file as it is, and hands over the CommonJS module; the compiler knows its default export.
const FileSystemCache = 'default' in imported ? (imported.default as typeof imported) : imported;

type Base = InstanceType<typeof FileSystemCache>;
type Key = Parameters<Base['get']>[0];
type GetContext = Parameters<Base['get']>[1];
type Value = Parameters<Base['set']>[1];
type SetContext = Parameters<Base['set']>[2];
type Page = Extract<Value, { kind: 'APP_PAGE' }>;
type Route = Extract<Value, { kind: 'APP_ROUTE' }>;

const env = parseEnvironment(process.env);

/** How long a page that could not be regenerated is served as it is before the next try, in seconds. */
const RETRY_AFTER = 10;

/** Answers 404 to addresses that strangers made up: kept in memory alone, and bounded, never on the disk. */
const missingPages = new RecentEntries<Awaited<ReturnType<Base['get']>>>(500);

/**
 * How long an answer 404 or 503 counts, in milliseconds: less than it takes to become stale. Next would serve it once
 * more and make the good page behind it, with its status, and so with a robots tag that says noindex.
 */
const COUNTS_FOR = { 404: 60_000, 503: (RETRY_AFTER - 2) * 1_000 };

/** When tags were last revalidated: what was missing or failing before may be there now. */
let revalidatedAt = 0;

const stamped = new WeakSet<object>();

function isPage(value: Value | undefined): value is Page {
  return value?.kind === 'APP_PAGE';
}

function isRefusal(value: Value | undefined): value is Route {
  return value?.kind === 'APP_ROUTE' && value.status >= 400;
}

/** Gives a page the policy that allows its inline scripts, and the status that it asks for. */
function stamp(page: Page): Page {
  if (stamped.has(page) || typeof page.html !== 'string') return page;
  page.html = deferRuntime(page.html);
  page.headers = { ...page.headers, 'content-security-policy': contentSecurityPolicy(page.html, env) };
  const status = statusOf(page.html);
  if (status) page.status = status;
  if (status === 503) {
    page.headers['cache-control'] = 'private, no-cache, no-store, max-age=0, must-revalidate';
    page.headers['retry-after'] = '30';
  }
  stamped.add(page);
  return page;
}

/**
 * Next's own file-system cache, which also
 * - stamps every pre-rendered page with its Content-Security-Policy (rulings, section 10),
 * - answers with the status that a page asks for (page-status.ts),
 * - never stores a page or another answer that says 503, and never lets it replace a good one (rulings, section 1.4).
 */
export default class PageCache extends FileSystemCache {
  override async get(key: Key, context: GetContext) {
    const entry = missingPages.get(key) ?? (await super.get(key, context));
    if (!entry || !isPage(entry.value)) return entry;
    return isSpent(stamp(entry.value), entry.lastModified ?? 0) ? null : entry;
  }

  override async set(key: Key, value: Value, context: SetContext) {
    if (isRefusal(value)) return this.setRefusal(key, value, context);
    if (!isPage(value)) return super.set(key, value, context);
    const { status } = stamp(value);
    const known = status === 404 || status === 503 ? await super.get(key, readContext(context)) : null;

    if (status === 503) {
      if (known?.value) await super.set(key, known.value, retrySoon(context));
      return;
    }
    if (status === 404 && !known) {
      missingPages.set(key, { value, lastModified: Date.now(), cacheControl: cacheControlOf(context) });
      return;
    }
    missingPages.delete(key);
    return super.set(key, value, context);
  }

  /** An answer of a route other than a page: 503 never takes a good one's place, 404 only that of a good one. */
  private async setRefusal(key: Key, value: Route, context: SetContext) {
    const known = await super.get(key, { ...context, kind: 'APP_ROUTE', isFallback: false } as GetContext);
    if (!known?.value) return;
    if (value.status === 404) return super.set(key, value, context);
    return super.set(key, known.value, retrySoon(context));
  }

  override async revalidateTag(...args: Parameters<Base['revalidateTag']>) {
    // A post that has just been published may have been asked for before: look again.
    missingPages.clear();
    revalidatedAt = Date.now();
    return super.revalidateTag(...args);
  }
}

/** Whether a page that says 404 or 503 has to be made again before anyone reads it. */
function isSpent({ html, status: answered = 200 }: Page, madeAt: number): boolean {
  const status = answered > 400 && typeof html === 'string' ? statusOf(html) : null;
  return status !== null && (madeAt <= revalidatedAt || Date.now() - madeAt > COUNTS_FOR[status]);
}

function cacheControlOf(context: SetContext) {
  return 'cacheControl' in context ? context.cacheControl : undefined;
}

function retrySoon(context: SetContext): SetContext {
  return { ...context, cacheControl: { revalidate: RETRY_AFTER, expire: undefined } } as SetContext;
}

function readContext(context: SetContext): GetContext {
  return { ...context, kind: 'APP_PAGE', isFallback: false } as GetContext;
}
