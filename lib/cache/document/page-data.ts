import { createHash } from 'node:crypto';

const DATA =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[.*?\]\)<\/script>/gs;

/** Where a page's own address is asked for its data alone: the name is Next's, the header is set by the front door. */
export const DATA_QUERY = '?_rsc';

/** Says which data an answer has, or belongs to: a page and its data are asked for one after the other. */
export const DATA_VERSION = 'x-page-data';

/** What tells data of one page, one build and one moment from any other. */
export function versionOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, 16);
}

/**
 * `html` without the data from which React builds the page a second time: half of the document, needed by islands alone.
 * The loader fetches it, when it starts the runtime, from the same cache entry (docs/decisions/0004-first-paint.md).
 */
export function withoutPageData(html: string): string {
  return html.replace(DATA, '');
}
