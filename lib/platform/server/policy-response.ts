import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { unzipSync } from 'node:zlib';
import { closedPolicy, mediaPolicy, REPORTS } from '../csp.ts';
import { env } from '../env.ts';
import type { StandalonePage } from '../http/html.ts';
import { parseDocument } from '../next/document/html.ts';
import { documentPolicy } from '../next/document/policy.ts';
import { MISSING_CACHE_CONTROL } from '../next/page-status.ts';
import { hasDraftCookie } from '../next/requests.ts';
import { STATIC_PAGE } from '../next/responses.ts';
import { isUnchanged } from './conditional.ts';
import { isMedia, securityHeaders } from './security-headers.ts';

const POLICY = 'Content-Security-Policy';

type Done = () => void;

/**
 * An answer that never leaves without its security headers and a policy. Cached pages bring theirs and pass straight
 * through. A document without one (draft preview, Next's own error document) is held back until it is whole, and sent
 * with the policy of its inline scripts; if it says 5xx, our own error page is sent instead, because Next's is empty
 * until scripts fill it (docs/decisions/0007-server-around-next.md).
 */
export class PolicyResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** Sent in place of a document that failed. */
  errorPage: StandalonePage = { text: '', policy: closedPolicy };
  #isDecided = false;
  /** What a held document consists of so far. */
  #held: Buffer[] | null = null;

  override writeHead(status: number, ...given: unknown[]): this {
    if (this.#held) return this;
    this.statusCode = status;
    if (typeof given[0] === 'string') this.statusMessage = given[0];
    const headers = (given.find((part) => typeof part === 'object') ?? {}) as OutgoingHttpHeaders;
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value);
    this.#decide();
    return this.#held ? this : super.writeHead(this.statusCode);
  }

  override flushHeaders(): void {
    this.#decide();
    if (!this.#held) super.flushHeaders();
  }

  override write(...given: unknown[]): boolean {
    const [chunk, encoding, done] = given as [string, BufferEncoding, Done];
    this.#decide();
    if (!this.#held) return super.write(chunk, encoding, done);
    this.#held.push(Buffer.from(chunk, encoding));
    const told = doneOf(given);
    if (told) process.nextTick(told);
    return true;
  }

  override end(...given: unknown[]): this {
    const [chunk, encoding, done] = given as [string, BufferEncoding, Done];
    this.#decide();
    if (!this.#held) return super.end(chunk, encoding, done);
    if (chunk != null && typeof chunk !== 'function') this.#held.push(Buffer.from(chunk, encoding));
    const body = this.#complete(Buffer.concat(this.#held));
    this.#held = null;
    return super.end(body, doneOf(given));
  }

  /** Once, right before the first byte: completes the headers, or holds the document back. */
  #decide(): void {
    if (this.#isDecided || this.headersSent) return;
    this.#isDecided = true;
    if (isUnchanged(this.req, this)) {
      this.statusCode = 304;
      for (const name of ['content-encoding', 'content-length']) this.removeHeader(name);
    }
    for (const [name, value] of Object.entries(securityHeaders))
      if (!this.hasHeader(name)) this.setHeader(name, value);
    if (this.statusCode === 404 && /s-maxage/.test(String(this.getHeader('cache-control'))))
      this.setHeader('Cache-Control', MISSING_CACHE_CONTROL);
    // Next would let caches hold a static page for a year, past the deploy that changes it.
    if (STATIC_PAGE.test(String(this.getHeader('cache-control'))))
      this.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=31535700');
    // Next compresses what has a body, and then says so; a 304 has none and must say the same (RFC 9110, 15.4.5).
    if (this.statusCode === 304 && !String(this.getHeader('vary')).includes('Accept-Encoding'))
      this.appendHeader('Vary', 'Accept-Encoding');
    // Drafts are for one reader. The files of the build are the same for everyone, and browsers load some of them twice.
    if (hasDraftCookie(this.req.headers) && !/immutable/.test(String(this.getHeader('cache-control'))))
      this.setHeader('Cache-Control', 'private, no-store');
    // A redirect that has just been rendered names its target twice: once by itself, once from its cache entry.
    const location = this.getHeader('location');
    if (Array.isArray(location) && location[0]) this.setHeader('Location', location[0]);
    const type = String(this.getHeader('content-type') ?? '');
    // Link previews, feed readers and mail show our pictures on other sites, and nothing else of ours.
    if (!this.hasHeader('cross-origin-resource-policy'))
      this.setHeader('Cross-Origin-Resource-Policy', isMedia(type) ? 'cross-origin' : 'same-origin');
    const isDocument = type.startsWith('text/html');
    if (isDocument) this.setHeader('Reporting-Endpoints', `${REPORTS.name}="${REPORTS.path}"`);
    if (this.hasHeader(POLICY)) return;
    if (isDocument) this.#held = [];
    else this.setHeader(POLICY, isMedia(type) ? mediaPolicy : closedPolicy);
  }

  /** The held document as it is to be sent; its headers are set. */
  #complete(sent: Buffer): Buffer {
    const html = decoded(sent, String(this.getHeader('content-encoding') ?? ''));
    for (const name of ['content-encoding', 'transfer-encoding', 'etag']) this.removeHeader(name);
    if (html && this.statusCode < 500) {
      this.setHeader(POLICY, documentPolicy(parseDocument(html.toString()), env));
      this.setHeader('Content-Length', html.byteLength);
      return html;
    }
    const page = Buffer.from(this.errorPage.text);
    this.statusCode = Math.max(500, this.statusCode);
    this.setHeader(POLICY, this.errorPage.policy);
    this.setHeader('Content-Type', 'text/html; charset=utf-8');
    this.setHeader('Cache-Control', 'no-store');
    this.setHeader('X-Robots-Tag', 'noindex');
    this.setHeader('Content-Length', page.byteLength);
    return page;
  }
}

/** Node takes it in any place. */
function doneOf(given: unknown[]): Done | undefined {
  return given.find((part): part is Done => typeof part === 'function');
}

/** The document as text, without the compression that Next puts over it; null where that can't be undone. */
function decoded(bytes: Buffer, encoding: string): Buffer | null {
  if (!encoding || encoding === 'identity') return bytes;
  try {
    return unzipSync(bytes);
  } catch {
    return null;
  }
}
