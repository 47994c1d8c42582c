import { createHash } from 'node:crypto';

const DATA =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[.*?\]\)<\/script>/gs;

/** Where a page's own address is asked for its data alone: the name is Next's, the header is set by the front door. */
export const DATA_QUERY = '?_rsc';

/** Says which data an answer has, or belongs to: a page and its data are asked for one after the other. */
export const DATA_VERSION = 'x-page-data';

/**
 * The version of a page's document: another text, or another build, is another version. Its data has the same, because the
 * order in which React writes data changes from one rendering to the next where nothing else does.
 */
export function versionOf(html: string): string {
  const known = /<script id="loader" data-runtime="[^"]*" data-fetched="([\w-]+)">/.exec(html)?.[1];
  return known ?? createHash('sha256').update(withoutPageData(html)).digest('base64url').slice(0, 16);
}

/**
 * `html` without the data from which React builds the page a second time: half of the document, needed by islands alone.
 * The loader fetches it, when it starts the runtime, from the same cache entry (docs/decisions/0004-first-paint.md).
 */
export function withoutPageData(html: string): string {
  return html.replace(DATA, '');
}
