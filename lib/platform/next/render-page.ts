import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { pagePolicy } from '../csp.ts';
import { env } from '../env.ts';
import type { BuiltFiles } from './document/built-files.ts';
import { finalizeDocument, headersOf } from './document/finalize.ts';
import { parseDocument } from './document/html.ts';
import { isPrivatePage, statusOf } from './page-status.ts';

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
  // A public page keeps its header and footer: its visitors may want to go on to another page.
  if ((bareStatus === 429 || bareStatus === 503) && isPrivatePage(text)) {
    const scriptless = pagePolicy({ scripts: [], styles: [] }, env);
    const headers = { ...uncached, ...headersOf(bareStatus), [POLICY]: scriptless };
    return { status: bareStatus, html: removeShell(text), headers };
  }
  const { html, status, headers } = finalizeDocument(text, files);
  return { status: status ?? statusCode, html, headers: { ...uncached, ...headers } };
}

/** Keeps only the title, metadata, style sheets and `main` of a page: no header, footer or script. */
function removeShell(html: string): string {
  const { elements, headEnd } = parseDocument(html);
  const head = elements
    .filter(
      ({ name, attributes, end }) => end <= headEnd && (name === 'meta' || attributes.rel === 'stylesheet'),
    )
    .map(({ start, end }) => html.slice(start, end));
  const title = html.slice(html.indexOf('<title>'), html.indexOf('</title>'));
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const start = html.slice(0, html.indexOf('<head>'));
  return `${start}<head>${head.join('')}${title}</title></head><body>${main}</main></body></html>`;
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
