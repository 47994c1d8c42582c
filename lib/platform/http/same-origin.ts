/**
 * Whether a request may come from one of our own pages, of `siteUrl` or of the host that it was sent to, by its `Origin` and
 * `Sec-Fetch-Site`. Programs send neither, and are accepted.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  // Either of them naming another site is enough, whatever the other says.
  if (site === 'cross-site') return false;
  if (origin !== null) return isOwnOrigin(origin, headers, siteUrl);
  return site === null || site === 'same-origin' || site === 'none';
}

/** Whether an absolute URL is of this site: of `siteUrl`, or of the host the request was sent to. */
export function isOwnOrigin(url: string, headers: Headers, siteUrl: string): boolean {
  const { origin, host, protocol } = URL.parse(url) ?? {};
  return (
    origin === siteUrl ||
    (/^https?:$/.test(protocol ?? '') && Boolean(host) && host === headers.get('host')?.toLowerCase())
  );
}
