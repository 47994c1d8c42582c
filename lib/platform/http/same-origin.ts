/**
 * Whether the request came from a page of `siteUrl` or the requested host, by its `Origin` and `Sec-Fetch-Site`.
 * Programs send neither header and are accepted. Pages with a no-referrer policy send `Origin: null`. Browsers omit
 * `Sec-Fetch-Site` over plain http: then `Origin: null` is accepted only with `hasKey`, because no other site knows
 * the key.
 */
export function isSameOrigin(headers: Headers, siteUrl: string, hasKey = false): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site === 'cross-site') return false;
  if (origin !== null && origin !== 'null') return isOwnOrigin(origin, headers, siteUrl);
  if (site === null) return origin === null || hasKey;
  return site === 'same-origin' || site === 'none';
}

/** Whether an absolute URL is on `siteUrl` or the requested host. */
export function isOwnOrigin(url: string, headers: Headers, siteUrl: string): boolean {
  const { origin, host, protocol } = URL.parse(url) ?? {};
  return (
    origin === siteUrl ||
    (/^https?:$/.test(protocol ?? '') && Boolean(host) && host === headers.get('host')?.toLowerCase())
  );
}

export function findFormPage(
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
