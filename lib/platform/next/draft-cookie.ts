import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request carries Next's draft-mode cookie. Next checks its value; here a guessed one costs only the cache. */
export function hasDraftCookie({ cookie }: IncomingHttpHeaders): boolean {
  return cookie?.includes('__prerender_bypass=') ?? false;
}
