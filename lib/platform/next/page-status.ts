/**
 * How a pre-rendered page says which status it is to be answered with: a convention of prerendering services. The
 * cache handler reads it in the document's head. `notFound()` would answer 404 too, but with an empty body.
 */
export const PAGE_STATUS_META = 'prerender-status-code';

export type PageStatus = 404 | 503;

/** How long caches on the way may hold an answer 404: what is missing now may be published in a minute. */
export const MISSING_CACHE_CONTROL = 'public, max-age=0, s-maxage=60';

/** The `other` metadata that makes a page answer with `status` instead of 200. */
export function pageStatus(status: PageStatus): Record<string, string> {
  return { [PAGE_STATUS_META]: String(status) };
}

/** The status that a rendered document asks for, or null where it is an ordinary page. */
export function statusOf(html: string): PageStatus | null {
  const head = html.slice(0, html.indexOf('</head>') + 1);
  const status = new RegExp(`<meta name="${PAGE_STATUS_META}" content="(404|503)"`).exec(head)?.[1];
  return status === '404' ? 404 : status === '503' ? 503 : null;
}
