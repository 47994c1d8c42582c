import { elementsOf, type HtmlDocument } from './document/html.ts';

const META = 'prerender-status-code';

export type PageStatus = 404 | 410 | 429 | 503;

/**
 * The `other` metadata that makes a page answer with `status`: a convention of prerendering services, which the cache handler
 * reads. `notFound()` would answer 404 too, but with an empty body.
 */
export function pageStatus(status: PageStatus): Record<string, string> {
  return { [META]: String(status) };
}

/** The status that a rendered document asks for, or null where it is an ordinary page. */
export function statusOf(document: HtmlDocument): PageStatus | null {
  const meta = elementsOf(document, 'meta').find(
    ({ start, attributes }) => start < document.headEnd && attributes.name === META,
  );
  const status = Number(meta?.attributes.content);
  return status === 404 || status === 410 || status === 429 || status === 503 ? status : null;
}
