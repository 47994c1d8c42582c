import { elementsOf, type HtmlDocument } from './document/html.ts';

const META = 'prerender-status-code';

const STATUSES = [404, 410, 429, 503] as const;

export type PageStatus = (typeof STATUSES)[number];

/**
 * Returns `other` metadata that sets a page's status. The cache handler reads it; prerendering services use the same
 * meta tag. `notFound()` would send 404 too, but with an empty body.
 */
export function pageStatus(status: PageStatus): Record<string, string> {
  return { [META]: String(status) };
}

/** The status set by `pageStatus`, or null for an ordinary page. */
export function statusOf(document: HtmlDocument): PageStatus | null {
  const meta = elementsOf(document, 'meta').find(
    ({ start, attributes }) => start < document.headEnd && attributes.name === META,
  );
  const status = Number(meta?.attributes.content);
  return STATUSES.find((known) => known === status) ?? null;
}
