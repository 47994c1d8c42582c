import { elementsOf, type HtmlDocument } from './document/html.ts';

const META = 'prerender-status-code';

const STATUSES = [404, 410, 429, 503] as const;

export type PageStatus = (typeof STATUSES)[number];

/**
 * Returns the `other` metadata that gives a page the status `status`: a convention of prerendering services, which the
 * cache handler reads. `notFound()` would send 404 too, but with an empty body.
 */
export function pageStatus(status: PageStatus): Record<string, string> {
  return { [META]: String(status) };
}

/** The status in a rendered document's metadata, or null if it is an ordinary page. */
export function statusOf(document: HtmlDocument): PageStatus | null {
  const meta = elementsOf(document, 'meta').find(
    ({ start, attributes }) => start < document.headEnd && attributes.name === META,
  );
  const status = Number(meta?.attributes.content);
  return STATUSES.find((known) => known === status) ?? null;
}
