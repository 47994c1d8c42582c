import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { BuiltFiles } from './document/built-files.ts';
import { type FinalDocument, finalizeDocument } from './document/finalize.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Renders the page at `path` with `handle` (Next), outside of any request. */
export async function renderPage(handle: Handle, path: string, files: BuiltFiles): Promise<FinalDocument> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: path, headers: { accept: 'text/html' } });
  request.push(null);
  const response = new CollectedResponse(request);
  await handle(request, response);
  return finalizeDocument(response.text, files);
}

/** A response whose body is kept here. */
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

/**
 * Holds a response that `isDocument` accepts until it is complete, then sends it as cached pages are sent: optimized,
 * with its status and the policy that allows its inline scripts. Next streams such a document if it renders it for one
 * request.
 */
export function holdDocument(response: ServerResponse, isDocument: () => boolean, files: BuiltFiles): void {
  const sendHeaders = response.flushHeaders.bind(response);
  const write = response.write.bind(response) as (...part: unknown[]) => boolean;
  const end = response.end.bind(response) as (...part: unknown[]) => ServerResponse;
  const parts: Buffer[] = [];
  let isHeld: boolean | undefined;
  const holds = () => {
    isHeld ??= isDocument();
    return isHeld;
  };
  const hold = (part: unknown) => {
    if (part instanceof Uint8Array || typeof part === 'string') parts.push(Buffer.from(part));
    return true;
  };
  const finish = () => {
    isHeld = false;
    const { html, status, headers } = finalizeDocument(Buffer.concat(parts).toString(), files);
    if (status) response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('cache-control', 'private, no-store');
    // It names style sheets, which are inside the document.
    response.removeHeader('link');
    return end(html);
  };
  Object.assign(response, {
    flushHeaders: () => holds() || sendHeaders(),
    write: (...part: unknown[]) => (holds() ? hold(part[0]) : write(...part)),
    end: (...part: unknown[]) => (holds() ? hold(part[0]) && finish() : end(...part)),
  });
}
