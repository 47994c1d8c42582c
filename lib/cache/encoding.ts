import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import type { Entry } from './entry.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Level 3 is a sixth of the time of the default 6, and a page's text still shrinks to a fifth. */
const LEVEL = 3;
/** Far above any page; a larger one would only push others out. */
const MAX_BYTES = 8 * 1024 * 1024;

/** An entry as bytes, its Buffers and Maps kept; null where it is too large to be shared. */
export async function encodeEntry(entry: Entry): Promise<Buffer | null> {
  const bytes = serialize(entry);
  return bytes.length > MAX_BYTES ? null : pack(bytes, { level: LEVEL });
}

/** The entry that `encodeEntry` made the bytes of; null for anything else. */
export async function decodeEntry(bytes: Buffer): Promise<Entry | null> {
  try {
    const entry = deserialize(await unpack(bytes, { maxOutputLength: MAX_BYTES * 2 }));
    return entry && typeof entry === 'object' && typeof entry.lastModified === 'number' ? entry : null;
  } catch {
    return null;
  }
}
