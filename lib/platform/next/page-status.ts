const META = /<meta name="prerender-status-code" content="(\d+)"/;

const STATUSES = [404, 410, 429, 503] as const;

export type PageStatus = (typeof STATUSES)[number];

/**
 * Returns `other` metadata that sets a page's status. The cache handler reads it; prerendering services use the same
 * meta tag. `notFound()` would send 404 too, but with an empty body.
 */
export function pageStatus(status: PageStatus): Record<string, string> {
  return { 'prerender-status-code': String(status) };
}

/** Null for an ordinary page. React escapes every `<` in the text of a head. */
export function statusOf(html: string): PageStatus | null {
  const [, status] = META.exec(html.slice(0, html.indexOf('</head>'))) ?? [];
  return STATUSES.find((candidate) => String(candidate) === status) ?? null;
}
