/** Response headers for Next's client router, which this site doesn't use. */
export const ROUTER_HEADERS = ['x-nextjs-prerender', 'x-nextjs-stale-time'];

/** Matches the `Cache-Control` (a year) of a page that Next never regenerates. */
export const STATIC_PAGE = /^s-maxage=31536000\b/;

/** Whether a response shows the current content. A page that expires after a second was rendered during a change. */
export function isFresh(headers: Headers): boolean {
  return (
    headers.get('x-nextjs-cache') !== 'STALE' && !/^s-maxage=1\b/.test(headers.get('cache-control') ?? '')
  );
}
