import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { IMAGE_OPTIMIZER_PATH } from '../next/requests.ts';

const PAGE_METHODS = new Set(['GET', 'HEAD']);
/** Each API route accepts some of these. Next fails on any other method. */
const ROUTE_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Max length of a path or URL, in characters. Of our URLs, only those with a campaign's query can be longer. */
const MAX_LENGTH = 4_096;

/** Campaigns add a dozen parameters. Next's time to parse a query grows with the square of their number. */
const MAX_PARAMETERS = 100;

/** An encoded slash, dot or backslash, a `\` or `#`, or a dot segment. Browsers don't send these. */
const UNSAFE_PATH = /%(2e|2f|5c)|[\\#]|\/\.{1,2}(\/|$)/i;

/** Responds to requests that must not reach Next, and removes very long queries. Returns whether it responded. */
export function rejectEarly(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '' } = request;
  const [path = ''] = url.split('?', 1);
  if (path.length > MAX_LENGTH) return reject(response, 414);
  if (!url.startsWith('/') || UNSAFE_PATH.test(path) || !isDecodable(path)) return reject(response, 400);
  // Remove a query that is too long. No page reads it, and a redirect would copy it into a header that clients and
  // proxies reject.
  if (url.length > MAX_LENGTH || url.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS)
    request.url = path;
  const methods = url.startsWith('/api/') ? ROUTE_METHODS : PAGE_METHODS;
  if (!methods.has(method)) {
    response.setHeader('Allow', [...methods].join(', '));
    return reject(response, 405);
  }
  return path === IMAGE_OPTIMIZER_PATH && reject(response, 404);
}

function reject(response: ServerResponse, status: number): true {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(status, headers).end(STATUS_CODES[status]);
  return true;
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
