import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { constants as zlib } from 'node:zlib';
import compression from 'compression';
import type { Handle, RenderedPage } from '../next/render-page.ts';
import { nonceSource, sanitizeRequest } from '../next/requests.ts';
import { failureOf } from '../observability/failure.ts';
import { logOf } from '../observability/log.ts';
import { metrics } from '../observability/metrics.ts';
import { processState } from '../observability/process-state.ts';
import { isInternalPage, isRenderedPerRequest, type RenderPage } from './page-renderer.ts';
import { isUnchanged, PolicyResponse } from './policy-response.ts';
import { rejectEarly } from './request-guards.ts';

interface Options {
  trustedProxies: number;
  errorPage: Pick<RenderedPage, 'html' | 'headers'>;
  render: RenderPage;
  draftKey?: string;
  idleMs?: number;
}

/** Brotli is 7 % smaller than gzip here. A larger window or a higher quality would not be worth its CPU time. */
const compress = compression({
  // Don't compress a part of a file (206), because byte ranges refer to the uncompressed file.
  filter: (request, response) =>
    response.statusCode !== 206 && !isUnchanged(request, response) && compression.filter(request, response),
  brotli: { params: { [zlib.BROTLI_PARAM_QUALITY]: 5, [zlib.BROTLI_PARAM_LGWIN]: 16 } },
});

/** Max time for a request to arrive, so that slow senders can't hold connections. */
const REQUEST_MS = 10_000;

/** How long a client may be idle while we respond. Node may take up to twice as long to notice. */
const IDLE_MS = 20_000;

/**
 * How long a connection waits for its next request. Behind a proxy, this must be longer than the proxy's own timeout
 * (usually 60 s), or we could close a connection that the proxy is about to use.
 */
const KEEP_ALIVE_MS = { proxy: 65_000, visitor: 35_000 };

export function createWebServer(
  handle: Handle,
  { trustedProxies, errorPage, render, draftKey, idleMs = IDLE_MS }: Options,
): Server {
  const log = logOf('server');

  async function respond(request: IncomingMessage, response: PolicyResponse): Promise<void> {
    const [path = ''] = request.url?.split('?', 1) ?? [];
    try {
      if (rejectEarly(request, response)) return;
      const isInternal = isInternalPage(path);
      if (isInternal) request.url = '/404';
      sanitizeRequest(request, draftKey);
      compress(request, response, () => {});
      // Next may stream a draft, because a draft's policy needs only the nonce, not the whole document.
      const isDraft = nonceSource(request.headers).length > 0;
      if (isRenderedPerRequest(path) && !isDraft) {
        const { status, headers, html } = await render(request);
        response.writeHead(status, headers).end(html);
      } else await handle(request, response);
      // Log failures here, because Next's log lines have no path, and Next logs nothing if a file can't be read.
      const isFailure = response.statusCode >= 500 && !response.hasHeader('retry-after');
      if (isFailure) log.error({ path, status: response.statusCode }, 'request failed');
    } catch (error) {
      // The client disconnected.
      if (response.destroyed) return;
      log.error({ path, failure: failureOf(error) }, 'request failed');
      response.fail();
    }
  }

  const server = createServer(
    {
      ServerResponse: PolicyResponse,
      requestTimeout: REQUEST_MS,
      headersTimeout: REQUEST_MS,
      // As much as nginx accepts: other sites on the same domain may have set many cookies.
      maxHeaderSize: 64 * 1024,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: KEEP_ALIVE_MS[trustedProxies > 0 ? 'proxy' : 'visitor'],
      // Decline upgrades: Next would never close the connection.
      shouldUpgradeCallback: () => false,
    },
    (request, response) => {
      response.errorPage = errorPage;
      const id = requestId(request, trustedProxies);
      request.headers['x-request-id'] = id;
      response.setHeader('X-Request-Id', id);
      // While this instance stops, close the connection, so that the client connects to another one. After a declined
      // upgrade with a body, close it because Node may lose the next request.
      if (processState.isStopping || request.headers.upgrade) response.setHeader('Connection', 'close');
      response.once('close', () => metrics.responses.inc({ status: response.statusCode }));
      const peer = request.socket.remoteAddress;
      const forwardedFor = String(request.headers['x-forwarded-for'] ?? '');
      void processState.request.run({ id, peer, forwardedFor, response }, respond, request, response);
    },
  );
  server.setTimeout(idleMs);
  return server;
}

/** Returns the id that our proxy set, if any; else a new one. Clients must not choose text for our log. */
function requestId(request: IncomingMessage, trustedProxies: number): string {
  const id = request.headers['x-request-id'];
  const isOurs = trustedProxies > 0 && typeof id === 'string' && /^[\w-]{8,64}$/.test(id);
  return isOurs ? id : randomUUID();
}
