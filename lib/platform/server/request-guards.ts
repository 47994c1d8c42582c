import type { IncomingMessage, ServerResponse } from 'node:http';
import { DATA_QUERY } from '../next/document/page-data.ts';
import { refuse } from './refuse.ts';

/**
 * Headers by which Next's own client router and its server talk. Our links are plain anchors, so nobody of ours needs
 * them, and each would be one more variant of a cached page for a stranger to ask for. A page's data is asked for by its
 * address alone (DATA_QUERY), so that no cache on the way can mistake it for the page.
 */
const INTERNAL =
  /^(rsc|next-(router|url|action|instant|html|hmr|test|debug)|x-(middleware|nextjs|invoke|matched-path|now-route|forwarded-(host|proto|port|server))|x-rewrite-url|x-original-url|x-http-method)/;

const PAGE_METHODS = new Set(['GET', 'HEAD']);
/** Each route says which of these it takes; Next cannot even build a request of any other. */
const ROUTE_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** An address longer than this is none of ours. */
const LONGEST = 4_096;

/**
 * What no page and no route needs to see: takes Next's internal headers from the request, and answers at once what
 * nothing here could answer well. Returns whether it has answered.
 */
export function refuseEarly(request: IncomingMessage, response: ServerResponse): boolean {
  for (const name in request.headers) if (INTERNAL.test(name)) delete request.headers[name];

  const { method = '', url = '' } = request;
  if (url.slice(url.indexOf('?')) === DATA_QUERY) request.headers.rsc = '1';
  if (url.length > LONGEST) return refused(414);
  if (!url.startsWith('/') || !isDecodable(url)) return refused(400);
  const isRoute = url.startsWith('/api/');
  if (!(isRoute ? ROUTE_METHODS : PAGE_METHODS).has(method)) {
    response.setHeader('Allow', [...(isRoute ? ROUTE_METHODS : PAGE_METHODS)].join(', '));
    return refused(405);
  }
  return false;

  function refused(status: number): true {
    refuse(request, response, status);
    return true;
  }
}

function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\0');
  } catch {
    return false;
  }
}
