import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { clientNetworks } from '../http/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import { createJobQueue } from '../http/job-queue.ts';
import { memoryRateLimiter } from '../http/rate-limiter.ts';
import type { BuiltFiles } from '../next/document/built-files.ts';
import { createRequest, type Handle, type RenderedPage, renderPage } from '../next/render-page.ts';
import { metrics } from '../observability/metrics.ts';
import { processState } from '../observability/process-state.ts';

export type RenderPage = (request: IncomingMessage) => Promise<RenderedPage>;

interface Options {
  files: BuiltFiles;
  /** The page to send if this client, or all clients together, request too many pages. */
  errorPage: RenderedPage;
  trustedProxies: number;
  /** Max pages per minute for each client address. */
  perMinute: number;
}

const UNCACHED_PATHS = /^\/(book-a-time|office|partner\/analysis)(\/[^/]+)*$/;

/** Pages that only our server requests. Visitors get the 404 page. */
const INTERNAL_PATHS = /^\/(form-|preview-)?problem$/;

export const isInternalPage = (path: string) => INTERNAL_PATHS.test(decodeURIComponent(path));

/** Decodes the path first, because Next does so before it looks for the page. */
export const isRenderedPerRequest = (path: string) => UNCACHED_PATHS.test(decodeURIComponent(path));

/** Rendering keeps the CPU busy: more pages at once wouldn't be faster, and would delay visitors of cached pages. */
const QUEUE_LIMITS = { atOnce: 2, waiting: 64 };

/**
 * Returns a function that renders a page for the current request with `handle` (Next). Rendering takes as much CPU time
 * as sending five cached pages, so it is limited: beyond a limit, the function returns `errorPage`. It stops and
 * rejects if the client disconnects.
 */
export function createPageRenderer(
  handle: Handle,
  { files, errorPage, trustedProxies, perMinute }: Options,
): RenderPage {
  const runInTurn = createJobQueue(QUEUE_LIMITS);
  const limiter = memoryRateLimiter({ perMinute, pastCeiling: 10 });
  // Keep the 404 page for 10 s only, because its content may change.
  const notFoundPages = new LRUCache<string, RenderedPage>({
    ...{ max: 1, ttl: 10_000 },
    fetchMethod: (path) => renderPage(handle, createRequest(path), files),
  });
  const reject = (status: 429 | 503, seconds: number): RenderedPage => ({
    ...errorPage,
    status,
    headers: { ...errorPage.headers, 'retry-after': String(seconds) },
  });

  return async (request) => {
    const { forwardedFor = '', response } = processState.request.getStore() ?? {};
    const closed = new AbortController();
    response?.once('close', () => closed.abort());
    const networks = clientNetworks(new Headers({ 'x-forwarded-for': forwardedFor }), trustedProxies);
    const wait = await limiter.consume(...networks);
    if (wait) return reject(429, wait);
    try {
      const page = await runInTurn(() => {
        metrics.renders.inc();
        return renderPage(handle, request, files, closed.signal);
      }, closed.signal);
      return page.status === 404 ? await notFoundPages.forceFetch('/404') : page;
    } catch (error) {
      if (error instanceof HttpError) return reject(503, 5);
      throw error;
    }
  };
}
