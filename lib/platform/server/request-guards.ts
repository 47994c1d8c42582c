import type { IncomingMessage, ServerResponse } from 'node:http';
import { OPTIMIZER } from '../next/requests.ts';
import { refuse } from './refuse.ts';

const PAGE_METHODS = new Set(['GET', 'HEAD']);
/** Each route says which of these it takes; Next cannot even build a request of any other. */
const ROUTE_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** No address of the site is longer. An address whose query makes it longer is a campaign's. */
const LONGEST = 4_096;

/** Campaigns add a dozen parameters. Next needs a time for a query that grows with the square of their number. */
const PARAMETERS = 100;

/** Another spelling of a slash, a dot or a backslash, or a part that means the folder around it: no browser sends one. */
const MISSPELLED = /%(2e|2f|5c)|[\\#]|\/\.{1,2}(\/|$)/i;

/** Refuses at once what no page and no route could answer. Returns whether it has answered. */
export function refuseEarly(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '' } = request;
  const [path = ''] = url.split('?', 1);
  if (path.length > LONGEST) return refuse(request, response, 414);
  if (!url.startsWith('/') || MISSPELLED.test(path) || !isDecodable(path))
    return refuse(request, response, 400);
  // Nothing here reads so much, and a redirect would repeat it in headers that clients and proxies refuse.
  if (url.length > LONGEST || url.split('&', PARAMETERS + 1).length > PARAMETERS) request.url = path;
  const methods = url.startsWith('/api/') ? ROUTE_METHODS : PAGE_METHODS;
  if (!methods.has(method)) {
    response.setHeader('Allow', [...methods].join(', '));
    return refuse(request, response, 405);
  }
  return path === OPTIMIZER && refuse(request, response, 404);
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
