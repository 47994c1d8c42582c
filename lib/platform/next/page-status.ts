const META = /<meta name="prerender-status-code" content="(\d+)"/;

const STATUSES = [404, 410, 429, 503] as const;

export type PageStatus = (typeof STATUSES)[number];

/**
 * Returns metadata (for Next's `other`) that sets a page's status by a meta tag. The cache handler reads the tag;
 * prerendering services use the same one. `notFound()` would send 404 too, but with an empty body.
 */
export function pageStatus(status: PageStatus): Record<string, string> {
  return { 'prerender-status-code': String(status) };
}

const ROBOTS = /<meta name="robots" content="(?:noindex"|[^"]*nofollow)/;

/** Whether a page is for one person, such as one with a key. Search engines may not follow the links of such a page. */
export const isPrivatePage = (html: string): boolean => ROBOTS.test(html.slice(0, html.indexOf('</head>')));

/** Null for an ordinary page. Text can't imitate the tag, because React escapes every `<` in the text of a head. */
export function statusOf(html: string): PageStatus | null {
  const [, status] = META.exec(html.slice(0, html.indexOf('</head>'))) ?? [];
  return STATUSES.find((candidate) => String(candidate) === status) ?? null;
}
