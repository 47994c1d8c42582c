import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientNetworks } from '../http/client-address.ts';
import { jobQueue } from '../http/job-queue.ts';
import { memoryRateLimiter } from '../http/rate-limiter.ts';
import { Refusal } from '../http/refusal.ts';
import type { BuiltFiles } from '../next/document/built-files.ts';
import { type RenderedPage, renderPage } from '../next/render-page.ts';
import { processState } from '../observability/process-state.ts';

export type RenderPage = ReturnType<typeof pageRenderer>;

interface Options {
  files: BuiltFiles;
  /** Shown in place of a page if this client, or all clients together, request too many. */
  busyPage: RenderedPage;
  trustedProxies: number;
  /** Pages that are rendered for one address in a minute. */
  perMinute: number;
}

/** Pages that are rendered for each request, and not cached. The last two only exist for rejected forms. */
const PER_REQUEST = /^\/(book-a-time|office|form-problem|preview-problem)(\/[^/]+)*$/;

/** Next decodes a path before it looks for the page. */
export const isRenderedPerRequest = (path: string) => PER_REQUEST.test(decodeURIComponent(path));

/**
 * Renders pages with `handle` (Next) for the current request, because one takes as much processor time as five cached
 * ones: a limited number for each address, and eight at a time. Never starts if the client has gone.
 */
export function pageRenderer(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  { files, busyPage, trustedProxies, perMinute }: Options,
) {
  const inTurn = jobQueue({ atOnce: 2, waiting: 64 });
  const limiter = memoryRateLimiter({ perMinute, pastCeiling: 10 });
  const busy = (status: 429 | 503, seconds: number): RenderedPage => ({
    ...busyPage,
    status,
    headers: { ...busyPage.headers, 'retry-after': String(seconds) },
  });

  return async (request: IncomingMessage): Promise<RenderedPage> => {
    const { forwardedFor = '', response } = processState.request.getStore() ?? {};
    const networks = clientNetworks(new Headers({ 'x-forwarded-for': forwardedFor }), trustedProxies);
    const wait = await limiter.consume(...networks);
    if (wait) return busy(429, wait);
    const closed = new AbortController();
    response?.once('close', () => closed.abort());
    try {
      return await inTurn(() => renderPage(handle, request, files, closed.signal), closed.signal);
    } catch (error) {
      if (error instanceof Refusal) return busy(503, 5);
      throw error;
    }
  };
}
