import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { shared } from '../observability/shared.ts';
import { hasDraftCookie } from './draft-cookie.ts';
import { bestEncoding, EncodedBody, type Encoding } from './encoded-body.ts';
import type { PolicyResponse } from './policy-response.ts';

/** A page counts as ready this long; what is due by its age is made anew soon enough. */
const READY_MS = 1_000;
const LIMIT_BYTES = 48 * 1024 * 1024;

interface ReadyPage {
  headers: [string, string | string[]][];
  etag: string;
  body: EncodedBody;
  since: number;
  version: number;
}

/** Headers of one answer alone, and those that packing changes. */
const PASSING =
  /^(x-request-id|date|connection|keep-alive|content-length|content-encoding|transfer-encoding)$/;

/**
 * The pages that were asked for within the last second, each as the bytes that are sent: made once, not for every
 * visitor (docs/decisions/0009-ready-pages.md). What Next answered from its cache is kept; a change of any page or tag
 * counts at once.
 */
export function readyPages() {
  const pages = new LRUCache<string, ReadyPage>({
    maxSize: LIMIT_BYTES,
    sizeCalculation: ({ body }) => Math.ceil(body.size),
  });

  /** Answers where the page is ready, and says so; else sees to it that the answer to come is kept. */
  function answer(request: IncomingMessage, response: PolicyResponse): boolean {
    const address = addressOf(request);
    if (!address) return false;
    const encoding = bestEncoding(request);
    const page = pages.get(address);
    if (page && isGood(page)) {
      send(page, request, response, encoding);
      return true;
    }
    // Next answers unpacked, so that it can be packed once for all.
    delete request.headers['accept-encoding'];
    const version = shared.pagesVersion;
    response.takeBody = (bytes) => {
      const body = page?.body.isOf(bytes) ? page.body : new EncodedBody(bytes);
      const etag = response.getHeader('etag');
      varyByEncoding(response);
      if (response.statusCode === 200 && typeof etag === 'string' && isFromCache(response.getHeaders()))
        pages.set(address, { headers: lasting(response), etag, body, since: performance.now(), version });
      sendBody(response, body, encoding);
    };
    return false;
  }

  return { answer };
}

function isGood({ version, since }: ReadyPage): boolean {
  return version === shared.pagesVersion && performance.now() - since < READY_MS;
}

/** A page's address without a query, for anybody: a draft is for one alone. */
function addressOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.range || hasDraftCookie(headers)) return null;
  return /^\/(?!(_next|api|og)\/)[^?.]*$/.test(url) ? url : null;
}

function isFromCache(headers: OutgoingHttpHeaders): boolean {
  return (
    headers['x-nextjs-cache'] === 'HIT' &&
    /\bs-maxage=/.test(String(headers['cache-control'])) &&
    String(headers['content-type']).startsWith('text/html') &&
    !headers['set-cookie']
  );
}

function lasting(response: ServerResponse): [string, string | string[]][] {
  return Object.entries(response.getHeaders()).flatMap(([name, value]): [string, string | string[]][] =>
    value === undefined || PASSING.test(name)
      ? []
      : [[name, typeof value === 'number' ? String(value) : value]],
  );
}

function send(
  { headers, etag, body }: ReadyPage,
  request: IncomingMessage,
  response: ServerResponse,
  encoding: Encoding,
): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  if (request.headers['if-none-match']?.includes(etag)) {
    response.statusCode = 304;
    response.removeHeader('Content-Type');
    response.end();
  } else sendBody(response, body, encoding);
}

function sendBody(response: ServerResponse, body: EncodedBody, accepted: Encoding): void {
  const { bytes, encoding } = body.in(accepted);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

/** Kept with a ready page, because a 304 carries it too (RFC 9110, 15.4.5). */
function varyByEncoding(response: ServerResponse): void {
  const varies = String(response.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(varies))
    response.setHeader('Vary', [varies, 'Accept-Encoding'].filter(Boolean).join(', '));
}
