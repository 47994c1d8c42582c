import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { constants as zlib } from 'node:zlib';
import compression from 'compression';
import { closedPolicy } from '../csp.ts';
import type { BuiltFiles } from '../next/document/built-files.ts';
import { holdDocument } from '../next/render-page.ts';
import { translateRequest } from '../next/requests.ts';
import { failureOf } from '../observability/failure.ts';
import { logOf } from '../observability/log.ts';
import { shared } from '../observability/shared.ts';
import { type ErrorPage, isUnchanged, PolicyResponse } from './policy-response.ts';
import { fail } from './refuse.ts';
import { refuseEarly } from './request-guards.ts';
import { securityHeaders } from './security-headers.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Options {
  trustedProxies: number;
  errorPage: ErrorPage;
  /** Reads files of the build. */
  files: BuiltFiles;
  /** The value of the cookie of draft mode. */
  draftKey?: string;
  idleMs?: number;
}

/** Brotli is 7 % smaller than gzip here. A larger window or a higher quality costs more than it saves. */
const compress = compression({
  // A part is one of the file as it is: compressed, parts do not add up.
  filter: (request, response) =>
    response.statusCode !== 206 && !isUnchanged(request, response) && compression.filter(request, response),
  brotli: { params: { [zlib.BROTLI_PARAM_QUALITY]: 5, [zlib.BROTLI_PARAM_LGWIN]: 16 } },
});

/** Requests that a connection may send ahead of their answers. Browsers and nginx send none. */
const PIPELINED = 8;

/** A request must be here, whole, within this time: nobody holds a connection by sending slowly. */
const REQUEST_MS = 10_000;

/** An answer of which nothing moves is given up after this, or twice this: Node looks again where a part of it has gone. */
const IDLE_MS = 20_000;

/** How long a connection waits for the next request. A proxy closes its end first (60 s is usual): none is closed under a request. */
const KEEP_ALIVE_MS = { proxy: 65_000, visitor: 35_000 };

/** The HTTP server around `handle` (Next's): it adds ids, headers, policies and limits. It does not listen yet. */
export function webServer(
  handle: Handle,
  { trustedProxies, errorPage, files, draftKey, idleMs = IDLE_MS }: Options,
): Server {
  const log = logOf('server');

  async function answer(request: IncomingMessage, response: PolicyResponse): Promise<void> {
    const path = request.url?.split('?', 1)[0];
    try {
      if (refuseEarly(request, response)) return;
      translateRequest(request, draftKey);
      compress(request, response, () => {});
      holdDocument(response, () => response.isBareDocument, files);
      await handle(request, response);
      // Next's own lines have the stack and not the page, and none of a file that cannot be read.
      if (response.statusCode >= 500) log.error({ path, status: response.statusCode }, 'request failed');
    } catch (error) {
      log.error({ path, failure: failureOf(error) }, 'request failed');
      fail(response);
    }
  }

  const server = createServer(
    {
      ServerResponse: PolicyResponse,
      requestTimeout: REQUEST_MS,
      headersTimeout: REQUEST_MS,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: KEEP_ALIVE_MS[trustedProxies > 0 ? 'proxy' : 'visitor'],
      // `Upgrade` is an offer, and declined: Next would take the connection and never close it.
      shouldUpgradeCallback: () => false,
    },
    (request, response) => {
      if (!mayAnswer(request.socket, response)) return;
      response.errorPage = errorPage;
      const id = requestId(request, trustedProxies);
      request.headers['x-request-id'] = id;
      response.setHeader('X-Request-Id', id);
      // A client that keeps a connection open is sent to the next instance while this one stops.
      // After a declined upgrade Node may lose what comes behind a body that is read late.
      if (shared.isStopping || request.headers.upgrade) response.setHeader('Connection', 'close');
      const peer = request.socket.remoteAddress;
      void shared.request.run({ id, peer }, answer, request, response);
    },
  );
  server.on('clientError', refuseMalformed);
  server.setTimeout(idleMs);
  return server;
}

const unanswered = new WeakMap<Socket, number>();

/** Counts the answer in, or closes a connection that asks for too many at once. */
function mayAnswer(socket: Socket, response: ServerResponse): boolean {
  const count = (unanswered.get(socket) ?? 0) + 1;
  unanswered.set(socket, count);
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  if (count > PIPELINED) socket.destroy();
  return count <= PIPELINED;
}

/** Our proxy may have given the request an id; strangers may not choose what is in our log. */
function requestId(request: IncomingMessage, trustedProxies: number): string {
  const given = request.headers['x-request-id'];
  const isOurs = trustedProxies > 0 && typeof given === 'string' && /^[\w-]{8,64}$/.test(given);
  return isOurs ? given : randomUUID();
}

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
};

/** How long a refused sender may keep its own end of the connection open. */
const LINGER_MS = 1_000;

/** What is not HTTP never becomes a request: it is answered on the socket, with the headers of every answer. */
function refuseMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const headers = { ...securityHeaders, 'Content-Security-Policy': closedPolicy };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\nContent-Length: 0\r\n${lines.join('')}\r\n`,
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
