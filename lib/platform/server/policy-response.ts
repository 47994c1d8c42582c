import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { closedPolicy, mediaPolicy, pagePolicy } from '../csp.ts';
import { env } from '../env.ts';
import { isMedia } from '../media.ts';
import type { RenderedPage } from '../next/render-page.ts';
import { isHashedFile, nonceSource } from '../next/requests.ts';
import { ROUTER_HEADERS, STATIC_PAGE } from '../next/responses.ts';
import { securityHeaders } from './security-headers.ts';

const POLICY = 'Content-Security-Policy';
const MINUTE_CACHE = 'public, max-age=0, s-maxage=60';

export function isUnchanged({ method = '', headers }: IncomingMessage, response: ServerResponse): boolean {
  if (response.statusCode !== 200 || !['GET', 'HEAD'].includes(method)) return false;
  const header = (name: string) => response.getHeader(name)?.toString();
  return fresh(headers, { etag: header('etag'), 'last-modified': header('last-modified') });
}

/**
 * A response that adds our security headers. Cached pages come with a policy of their own. An HTML document without a
 * policy is either a draft, whose scripts have a nonce, or Next's 5xx page. That page would be empty until its scripts
 * run, so our error page replaces it.
 */
export class PolicyResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** The page that replaces Next's 5xx page. */
  errorPage: Pick<RenderedPage, 'html' | 'headers'> = { html: '', headers: {} };
  #isFinalized = false;
  #isReplaced = false;

  /** Next passes the headers of routes as arrays of one. `compression` can't read a content type from an array. */
  override setHeader(name: string, value: number | string | readonly string[]): this {
    return super.setHeader(name, typeof value === 'object' && value.length === 1 ? value.join() : value);
  }

  override writeHead(status: number, ...args: unknown[]): this {
    this.statusCode = status;
    if (typeof args[0] === 'string') this.statusMessage = args[0];
    const headers = (args.find((part) => typeof part === 'object') ?? {}) as OutgoingHttpHeaders | string[];
    // Node passes an array of alternating names and values for its own error responses.
    const pairs = Array.isArray(headers)
      ? headers.flatMap((name, at) => (at % 2 ? [] : [[name, headers[at + 1]] as const]))
      : Object.entries(headers);
    for (const [name, value] of pairs) if (value !== undefined) this.setHeader(name, value);
    this.#finalizeHeaders();
    return super.writeHead(this.statusCode);
  }

  override write(...args: unknown[]): boolean {
    this.#finalizeHeaders();
    if (this.#isReplaced) args[0] = '';
    return super.write(...(args as [string]));
  }

  override end(...args: unknown[]): this {
    this.#finalizeHeaders();
    if (this.#isReplaced) args = [this.errorPage.html];
    // Send bytes: Node would copy a long string together with the headers, at three bytes per character.
    if (typeof args[0] === 'string') args[0] = Buffer.from(args[0], args[1] as BufferEncoding);
    const end = () => super.end(...(args as [string]));
    if (this.req.complete || this.req.destroyed) return end();
    // Read the request to its end before ending the response. Closing the connection earlier loses the response, and a
    // proxy would think that we are down.
    this.req.once('end', end).resume();
    return this;
  }

  fail(): void {
    if (this.headersSent) return void this.destroy();
    this.removeHeader(POLICY);
    this.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end();
  }

  #finalizeHeaders(): void {
    if (this.#isFinalized || this.headersSent) return;
    this.#isFinalized = true;
    // For a range past the end of a file, Next sends 500, because it fails to render a page for 416. Restore the 416.
    if (this.statusCode === 500 && /^bytes \*/.test(String(this.getHeader('content-range'))))
      this.statusCode = 416;
    if (isUnchanged(this.req, this)) {
      this.statusCode = 304;
      for (const name of ['content-encoding', 'content-length']) this.removeHeader(name);
    }
    for (const [name, value] of Object.entries(securityHeaders))
      if (!this.hasHeader(name)) this.setHeader(name, value);
    // Don't leak URLs that contain a key in the Referer header, or their pages to the window that opened them. Public
    // pages have no Cross-Origin-Opener-Policy: with it, a new tab changes its process once the response arrives, and
    // paints up to 150 ms later.
    if (/[?&]key=/.test(this.req.url ?? '')) {
      this.setHeader('Referrer-Policy', 'no-referrer');
      this.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    }
    // Let caches keep missing and moved pages only briefly. A missing page may be published soon. A moved page may move
    // back, and browsers would keep its redirect forever.
    const lifetime = { 308: 'no-cache', 404: MINUTE_CACHE, 410: MINUTE_CACHE }[this.statusCode];
    const cacheControl = String(this.getHeader('cache-control'));
    if (lifetime && /s-maxage|public/.test(cacheControl)) this.setHeader('Cache-Control', lifetime);
    // Don't let caches keep the 404 of a built file: another instance may run a build that has this file.
    if (this.statusCode === 404 && isHashedFile(this.req)) this.setHeader('Cache-Control', 'no-store');
    // Next would let caches keep a static page for a year, even after a deploy changes it.
    if (STATIC_PAGE.test(String(this.getHeader('cache-control'))))
      this.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=31535700');
    // A 304 needs the same Vary as the compressed response would have (RFC 9110, 15.4.5).
    if (this.statusCode === 304 && !/accept-encoding/i.test(String(this.getHeader('vary'))))
      this.appendHeader('Vary', 'Accept-Encoding');
    for (const name of ROUTER_HEADERS) this.removeHeader(name);
    // An error response needs no ETag: preconditions such as If-None-Match apply only to successful responses (RFC
    // 9110, 13.2.1).
    if (this.statusCode >= 400) this.removeHeader('etag');
    const nonce = nonceSource(this.req.headers);
    // Only drafts have a nonce. They are private.
    if (nonce.length) this.setHeader('Cache-Control', 'private, no-store');
    // Next sets the `Location` of a freshly rendered redirect twice: for the page and for its cache entry. Keep one.
    const location = [this.getHeader('location')].flat()[0]?.toString();
    // A cached page knows no query, so its redirect would lose the visitor's, such as that of a campaign.
    const [, query] = /(\?.+)/.exec(this.req.url ?? '') ?? [];
    const keepsQuery = this.statusCode === 308 && query && !location?.includes('?');
    if (location)
      this.setHeader('Location', keepsQuery ? location.replace(/#|$/, (end) => query + end) : location);
    const type = String(this.getHeader('content-type') ?? '');
    // Link previews, feed readers and emails may show our pictures on other sites. Nothing else may be embedded.
    if (!this.hasHeader('cross-origin-resource-policy'))
      this.setHeader('Cross-Origin-Resource-Policy', isMedia(type) ? 'cross-origin' : 'same-origin');
    const isDocument = type.startsWith('text/html');
    if (this.hasHeader(POLICY)) return;
    if (isDocument && this.statusCode >= 500) this.#replace();
    else if (isDocument) this.setHeader(POLICY, pagePolicy({ scripts: nonce, styles: [] }, env));
    else this.setHeader(POLICY, isMedia(type) ? mediaPolicy : closedPolicy);
  }

  #replace(): void {
    this.#isReplaced = true;
    for (const name of ['content-encoding', 'transfer-encoding', 'etag']) this.removeHeader(name);
    for (const [name, value] of Object.entries(this.errorPage.headers)) this.setHeader(name, value);
    this.setHeader('X-Robots-Tag', 'noindex');
    this.setHeader('Content-Length', Buffer.byteLength(this.errorPage.html));
  }
}
