import { Refusal } from './refusal.ts';

type BodyRefusal = 'malformed' | 'too-large' | 'unsupported-type';

/**
 * The names and values of a request's body: form-encoded, multipart or a JSON object. Values of a form are text
 * (a file stays a File), and the first one counts where a name comes twice. JSON numbers and booleans become
 * text and null becomes absent, so that every way of sending reads alike.
 * Throws a Refusal: 413 over `limit` bytes, 415 for another content type, 400 for what cannot be read.
 */
export async function readBody(
  request: Request,
  { limit }: { limit: number },
): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  const read = readers.get(type.split(';')[0]?.trim().toLowerCase() ?? '');
  if (!read) throw new Refusal<BodyRefusal>(415, 'unsupported-type');

  const bytes = await readBytes(request, limit);
  try {
    return await read(bytes, type);
  } catch {
    throw new Refusal<BodyRefusal>(400, 'malformed');
  }
}

type Reader = (
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
) => Record<string, unknown> | Promise<Record<string, unknown>>;

const readers = new Map<string, Reader>(
  Object.entries<Reader>({
    'application/x-www-form-urlencoded': (bytes) =>
      firstOfEach(new URLSearchParams(new TextDecoder().decode(bytes))),
    'multipart/form-data': async (bytes, type) =>
      firstOfEach(await new Response(bytes, { headers: { 'content-type': type } }).formData()),
    'application/json': (bytes) => {
      const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
      if (typeof body !== 'object' || body === null || Array.isArray(body))
        throw new TypeError('not an object');
      return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, asText(value)]));
    },
  }),
);

function asText(value: unknown): unknown {
  if (value === null) return undefined;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

function firstOfEach(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  return Object.fromEntries([...entries].reverse());
}

/**
 * The bytes of the body, read no further than `limit`, whatever its length header says. Throws a Refusal: 413, or
 * 400 when the sender went away.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > limit) throw new Refusal<BodyRefusal>(413, 'too-large');

  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) throw new Refusal<BodyRefusal>(413, 'too-large');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal<BodyRefusal>(400, 'malformed'); // the sender went away in the middle
  }

  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
