import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { BuiltFiles } from './document/built-files.ts';
import { finalizeDocument } from './document/finalize.ts';

/** Next's request handler. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** An optimized page that must not be cached, with headers such as its policy. */
export interface RenderedPage {
  status: number;
  html: string;
  headers: Record<string, string>;
}

const POLICY = 'content-security-policy';

export function createRequest(path: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: path, headers: { accept: 'text/html' } });
  request.push(null);
  return request;
}

/** If the page calls `notFound()`, Next sends an empty document, so this returns the cached 404 page instead. */
export async function renderPage(
  handle: Handle,
  request: IncomingMessage,
  files: BuiltFiles,
  signal?: AbortSignal,
): Promise<RenderedPage> {
  let response = await collect(handle, request, signal);
  if (response.statusCode === 404) response = await collect(handle, createRequest('/404'));
  const { statusCode, text } = response;
  const uncached = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' };
  if (statusCode >= 500) return { status: statusCode, html: '', headers: uncached };
  const policy = response.getHeader(POLICY);
  // A page with a policy comes from the cache, and is already finalized.
  if (typeof policy === 'string')
    return { status: statusCode, html: text, headers: { ...uncached, [POLICY]: policy } };
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
