/** Headers for Next's client router, which nothing here uses. */
export const ROUTER_HEADERS = ['x-nextjs-prerender', 'x-nextjs-stale-time'];

/** What `Cache-Control` says of a page that is never made again: a year. */
export const STATIC_PAGE = /^s-maxage=31536000\b/;

/** Whether an answer of this site is up to date: a page for one second was overtaken by a change. */
export function isFresh(headers: Headers): boolean {
  return (
    headers.get('x-nextjs-cache') !== 'STALE' && !/^s-maxage=1\b/.test(headers.get('cache-control') ?? '')
  );
}
