import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { immutable } from '../media.ts';
import { failureOf } from '../observability/failure.ts';
import { logOf } from '../observability/log.ts';
import { fail, refuse } from './refuse.ts';

/** A folder of files that do not change while the server runs. */
export interface StaticFolder {
  /** The path that its files lie below, from slash to slash. */
  prefix: string;
  folder: string;
  cacheControl: string;
}

/** Headers that a file has and a refusal must not have. */
const ofFile = ['Content-Encoding', 'ETag', 'Last-Modified', 'Vary'];

/** Encodings and suffixes of compressed copies, smallest first, and the types of which the build makes any (precompress.mjs). */
const copies = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
];
const compressedTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves what the folders hold at the start, from its compressed copy where there is one. Returns whether it answers. Where
 * names carry a hash, a file that is missing is of another build: 404, without a page.
 */
export function staticFiles(
  folders: StaticFolder[],
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const log = logOf('static');
  const files = new Map(
    folders.flatMap((each) =>
      readdirSync(each.folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
        const name = path.relative(each.folder, path.join(entry.parentPath, entry.name));
        return entry.isFile() ? [[each.prefix + name, { ...each, name }] as const] : [];
      }),
    ),
  );

  return (request, response) => {
    const [address = ''] = (request.url ?? '').split('?', 1);
    const file = files.get(address);
    if (!file) {
      const folder = folders.find(({ prefix }) => address.startsWith(prefix));
      return folder?.cacheControl === immutable && refuse(request, response, 404);
    }

    let { name } = file;
    const type = compressedTypes[path.extname(name)];
    if (type) {
      const accepted = new Negotiator(request).encodings(copies.map(({ encoding }) => encoding));
      const copy = copies.find(
        ({ encoding, suffix }) => accepted.includes(encoding) && files.has(address + suffix),
      );
      response.setHeader('Content-Type', type);
      response.setHeader('Vary', 'Accept-Encoding');
      if (copy) {
        response.setHeader('Content-Encoding', copy.encoding);
        name += copy.suffix;
      }
    }
    response.setHeader('Cache-Control', file.cacheControl);
    send(request, encodeURI(name), { root: file.folder, cacheControl: false, acceptRanges: !type })
      .on('error', (error: Error & { status: number }) => {
        if (error.status >= 500 || response.headersSent) {
          log.error({ file: address, failure: failureOf(error) }, 'file not readable');
          fail(response);
          return;
        }
        for (const name of ofFile) response.removeHeader(name);
        refuse(request, response, error.status);
      })
      .pipe(response);
    return true;
  };
}
