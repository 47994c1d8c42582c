import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { z } from 'zod';
import type { Entry } from './cache-entry.ts';

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

/**
 * A page holds its text three times (HTML, data, segments) with more between them than gzip looks back over: an article
 * of 280 kB takes 31 kB this way instead of 56 kB, in 2 ms instead of 4.
 */
const params = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 20 };
/** Far above any page; a larger one would only push others out. */
const MAX_BYTES = 8 * 1024 * 1024;

/** An entry as bytes, its Buffers and Maps kept; null where it is too large to be shared. */
export async function encodeEntry(entry: Entry): Promise<Buffer | null> {
  const plain = serialize(entry);
  return plain.length > MAX_BYTES ? null : pack(plain, { params });
}

const bytes = z.instanceof(Buffer);
const header = z.union([z.string(), z.number(), z.array(z.string())]).optional();
const headers = z.record(z.string(), header);
const status = z.int().min(200).max(599);

/** What Next reads of an entry without asking whether it is there. */
const values = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('APP_PAGE'),
    html: z.string(),
    rscData: bytes.optional(),
    headers: headers.optional(),
    postponed: z.string().optional(),
    status: status.optional(),
    segmentData: z.map(z.string(), bytes).optional(),
  }),
  z.looseObject({ kind: z.literal('APP_ROUTE'), body: bytes, headers, status }),
  z.looseObject({
    kind: z.literal('FETCH'),
    data: z.looseObject({ headers, body: z.string(), url: z.string(), status: status.optional() }),
    tags: z.array(z.string()).optional(),
    revalidate: z.union([z.number(), z.literal(false)]),
  }),
]);
const entries = z.looseObject({
  lastModified: z.number(),
  value: values,
  cacheControl: z
    .looseObject({ revalidate: z.union([z.number(), z.literal(false)]), expire: z.number().optional() })
    .optional(),
});

/** The entry of this kind that `encodeEntry` made the bytes of; null for anything else, as if nothing were stored. */
export async function decodeEntry(packed: Buffer, kind: string): Promise<Entry | null> {
  try {
    const entry: unknown = deserialize(await unpack(packed, { maxOutputLength: MAX_BYTES * 2 }));
    const { value } = entries.parse(entry);
    return value.kind === kind ? (entry as Entry) : null;
  } catch {
    return null;
  }
}
