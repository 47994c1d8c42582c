import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { closedPolicy, mediaPolicy, REPORTS } from '../csp.ts';
import { env } from '../env.ts';
import type { StandalonePage } from '../http/html.ts';
import { parseDocument } from '../next/document/html.ts';
import { documentPolicy } from '../next/document/policy.ts';
import { hasDraftCookie } from '../next/draft-cookie.ts';
import { MISSING_CACHE_CONTROL } from '../next/page-status.ts';
import { STATIC_PAGE } from '../next/responses.ts';
import { isMedia, resourcePolicyOf, securityHeaders } from './security-headers.ts';

const POLICY = 'Content-Security-Policy';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];
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

  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    const given = typeof reason === 'string' ? headers : (reason ?? headers);
    if (this.#isDecided && this.#held) return this;
    this.statusCode = status;
    if (given && !this.#isDecided) this.#take(given);
    this.#decide();
    if (this.#held) return this;
    return typeof reason === 'string'
      ? super.writeHead(this.statusCode, reason)
      : super.writeHead(this.statusCode);
  }

  override flushHeaders(): void {
    this.#decide();
    if (!this.#held) super.flushHeaders();
  }

  override write(...given: unknown[]): boolean {
    const [chunk, encoding, done] = given as [unknown, BufferEncoding, Done];
    this.#decide();
    if (!this.#held) return super.write(chunk, encoding, done);
    this.#held.push(toBuffer(chunk, encoding));
    const told = doneOf(given);
    if (told) process.nextTick(told);
    return true;
  }

  override end(...given: unknown[]): this {
    const [chunk, encoding, done] = given as [unknown, BufferEncoding, Done];
    this.#decide();
    if (!this.#held) return super.end(chunk, encoding, done);
    if (chunk != null && typeof chunk !== 'function') this.#held.push(toBuffer(chunk, encoding));
    const body = this.#complete(Buffer.concat(this.#held));
    this.#held = null;
    return super.end(body, doneOf(given));
  }

  #take(headers: Headers): void {
    if (Array.isArray(headers)) {
      for (let at = 0; at + 1 < headers.length; at += 2)
        this.setHeader(String(headers[at]), String(headers[at + 1]));
      return;
    }
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value);
  }

  /** Once, right before the first byte: completes the headers, or holds the document back. */
  #decide(): void {
    if (this.#isDecided || this.headersSent) return;
    this.#isDecided = true;
    for (const name in securityHeaders) {
      if (!this.hasHeader(name)) this.setHeader(name, securityHeaders[name as keyof typeof securityHeaders]);
    }
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
    if (!this.hasHeader('cross-origin-resource-policy')) {
      this.setHeader('Cross-Origin-Resource-Policy', resourcePolicyOf(type));
    }
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
    const isBroken = this.statusCode >= 500 || html === null;
    if (isBroken && this.statusCode < 500) this.statusCode = 500;
    const page = isBroken
      ? { body: Buffer.from(this.errorPage.text), policy: this.errorPage.policy }
      : { body: html, policy: documentPolicy(parseDocument(html.toString()), env) };

    this.setHeader(POLICY, page.policy);
    if (isBroken) {
      this.setHeader('Content-Type', 'text/html; charset=utf-8');
      this.setHeader('Cache-Control', 'no-store');
      this.setHeader('X-Robots-Tag', 'noindex');
    }
    this.setHeader('Content-Length', page.body.byteLength);
    return page.body;
  }
}

/** Node takes it in any place. */
function doneOf(given: unknown[]): Done | undefined {
  return given.find((part): part is Done => typeof part === 'function');
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8');
  return Buffer.from(chunk as Uint8Array);
}

function isEncoding(value: unknown): value is BufferEncoding {
  return typeof value === 'string' && Buffer.isEncoding(value);
}

/** The document as text bytes, whatever compression lies over it; null where that can't be undone. */
function decoded(bytes: Buffer, encoding: string): Buffer | null {
  try {
    if (!encoding || encoding === 'identity') return bytes;
    if (encoding === 'gzip') return gunzipSync(bytes);
    return encoding === 'br' ? brotliDecompressSync(bytes) : null;
  } catch {
    return null;
  }
}
