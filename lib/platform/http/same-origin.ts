/**
 * Whether a page of `siteUrl` or of the requested host may have sent the request, by its `Origin` and `Sec-Fetch-Site`.
 * Programs send neither and are accepted.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site === 'cross-site') return false;
  if (origin !== null) return isOwnOrigin(origin, headers, siteUrl);
  return site === null || site === 'same-origin' || site === 'none';
}

/** Whether an absolute URL is on this site: on `siteUrl` or the requested host. */
export function isOwnOrigin(url: string, headers: Headers, siteUrl: string): boolean {
  const { origin, host, protocol } = URL.parse(url) ?? {};
  return (
    origin === siteUrl ||
    (/^https?:$/.test(protocol ?? '') && Boolean(host) && host === headers.get('host')?.toLowerCase())
  );
}
