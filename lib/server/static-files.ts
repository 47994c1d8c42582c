import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

const PREFIX = '/_next/static';
const YEAR = 31_536_000;

/**
 * Serves the built files in `folder`, packed as the build left them (scripts/lib/precompress.mjs), to be kept for ever:
 * their names change with their content. Returns whether it has answered; Next answers the rest.
 */
export function staticFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: YEAR,
    extensions: [],
  });
  return (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith(`${PREFIX}/`)) return false;
    let isOurs = true;
    request.url = url.slice(PREFIX.length);
    serve(request, response, () => {
      isOurs = false;
    });
    request.url = url;
    return isOurs;
  };
}
