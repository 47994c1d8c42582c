/**
 * Whether a page of `siteUrl` or of the requested host may have sent the request, by its `Origin` and `Sec-Fetch-Site`.
 * Programs send neither and are accepted. Pages without a referrer send `Origin: null`. Browsers leave out
 * `Sec-Fetch-Site` over plain http: then only a request that `hasKey` may come from such a page, because no other site
 * knows the key.
 */
export function isSameOrigin(headers: Headers, siteUrl: string, hasKey = false): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site === 'cross-site') return false;
  if (origin !== null && origin !== 'null') return isOwnOrigin(origin, headers, siteUrl);
  if (site === null) return origin === null || hasKey;
  return site === 'same-origin' || site === 'none';
}

/** Whether an absolute URL is on this site: on `siteUrl` or the requested host. */
export function isOwnOrigin(url: string, headers: Headers, siteUrl: string): boolean {
  const { origin, host, protocol } = URL.parse(url) ?? {};
  return (
    origin === siteUrl ||
    (/^https?:$/.test(protocol ?? '') && Boolean(host) && host === headers.get('host')?.toLowerCase())
  );
}

/** Returns the page of this site that a request was sent from; undefined if it names none. */
export function sendingPage(
  headers: Headers,
  body: Readonly<Record<string, unknown>>,
  siteUrl: string,
): URL | undefined {
  for (const url of [body.page, headers.get('referer')]) {
    if (typeof url !== 'string' || url.length > 2000 || !isOwnOrigin(url, headers, siteUrl)) continue;
    const page = new URL(url);
    if (!page.pathname.startsWith('/api/')) return page;
  }
  return undefined;
}
