import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { pagePolicy } from '../csp.ts';
import { env } from '../env.ts';
import type { BuiltFiles } from './document/built-files.ts';
import { finalizeDocument } from './document/finalize.ts';
import { statusOf } from './page-status.ts';

/** Next's request handler. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** An optimized page that must not be cached, with headers such as its policy. */
export interface RenderedPage {
  status: number;
  html: string;
  headers: Record<string, string>;
}

const POLICY = 'content-security-policy';

/** What is kept of a page with 429 or 503: no header, footer, script or inline style. */
const BARE_PARTS =
  /<!DOCTYPE html>|<\/?(html|head|body)\b[^>]*>|<(meta|link rel="stylesheet") [^>]*>|<title>[^<]*<\/title>|<main .*<\/main>/gs;

export function createRequest(path: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: path, headers: { accept: 'text/html' } });
  request.push(null);
  return request;
}

/** Returns no HTML for a page that fails or calls `notFound()`, because Next sends an empty document for it. */
export async function renderPage(
  handle: Handle,
  request: IncomingMessage,
  files: BuiltFiles,
  signal?: AbortSignal,
): Promise<RenderedPage> {
  const response = await collect(handle, request, signal);
  const { statusCode, text } = response;
  const uncached = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' };
  const policy = response.getHeader(POLICY);
  // A page with a policy comes from the cache, and is already finalized.
  if (typeof policy === 'string')
    return { status: statusCode, html: text, headers: { ...uncached, [POLICY]: policy } };
  if (statusCode >= 400) return { status: statusCode, html: '', headers: uncached };
  const bareStatus = statusOf(text);
  if (bareStatus === 429 || bareStatus === 503) {
    const html = text.match(BARE_PARTS)?.join('') ?? '';
    const bare = { ...uncached, [POLICY]: pagePolicy({ scripts: [], styles: [] }, env) };
    return { status: bareStatus, html, headers: bare };
  }
  const { html, status, headers } = finalizeDocument(text, files);
  return { status: status ?? statusCode, html, headers: { ...uncached, ...headers } };
}

async function collect(handle: Handle, request: IncomingMessage, signal?: AbortSignal) {
  const response = new CollectedResponse(request);
  // Next stops rendering if the response is closed.
  signal?.addEventListener('abort', () => response.emit('close'));
  await handle(request, response);
  signal?.throwIfAborted();
  return response;
}

class CollectedResponse extends ServerResponse {
  readonly #parts: Buffer[] = [];

  get text(): string {
    return Buffer.concat(this.#parts).toString();
  }

  override flushHeaders(): void {}

  override write(part: Uint8Array | string): boolean {
    this.#parts.push(Buffer.from(part));
    return true;
  }

  override end(part?: unknown): this {
    if (part instanceof Uint8Array || typeof part === 'string') this.write(part);
    this.emit('finish');
    return this;
  }
}
