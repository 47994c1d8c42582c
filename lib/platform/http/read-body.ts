import { HttpError } from './http-error.ts';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * Reads the fields of a request body: the first value of each form field, or a JSON object with numbers and booleans
 * as text and null as undefined. Throws an HttpError: 413 over `limit` bytes, 415 for another type, 400 if unreadable.
 */
export async function readBody(request: Request, limit = MAX_BODY_BYTES): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== JSON_TYPE && !FORM_TYPES.includes(type)) throw new HttpError(415, 'unsupported-type');

  const bytes = await readBytes(request, limit);
  try {
    return type === JSON_TYPE ? parseObject(bytes) : await parseForm(bytes, request.headers);
  } catch {
    throw new HttpError(400, 'malformed');
  }
}

const JSON_TYPE = 'application/json';
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

async function parseForm(bytes: Uint8Array<ArrayBuffer>, headers: Headers) {
  const form = await new Response(bytes, { headers }).formData();
  return Object.fromEntries([...form].reverse());
}

function parseObject(bytes: Uint8Array) {
  const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new TypeError('not an object');
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, asText(value)]));
}

function asText(value: unknown): unknown {
  if (value === null) return undefined;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

/** Throws an HttpError: 413 over `limit` bytes, 400 if the client disconnects. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readStream(request.body ?? [], limit, request.headers.get('content-length'));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'malformed');
  }
}

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Throws an HttpError (413) if the stream has more than `limit` bytes or its `contentLength` says so. */
export async function readStream(stream: Chunks, limit: number, contentLength: unknown) {
  if (Number(contentLength) > limit) throw new HttpError(413, 'too-large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > limit) throw new HttpError(413, 'too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
