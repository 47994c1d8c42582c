import { contentSecurityPolicy } from '../csp.ts';
import { env } from '../process-env.ts';
import type { Value } from './cache-entry.ts';
import type { BuiltFiles } from './document/built-files.ts';
import { deferRuntime } from './document/defer-runtime.ts';
import { inlineStyles } from './document/inline-styles.ts';
import { inlineSymbols } from './document/inline-symbols.ts';
import { DATA_VERSION, versionOf } from './document/page-data.ts';
import { plainApostrophes } from './document/plain-apostrophes.ts';
import { MISSING_CACHE_CONTROL, statusOf } from './page-status.ts';

export type Page = Extract<Value, { kind: 'APP_PAGE' }>;

const stamped = new WeakSet<object>();

/**
 * Makes a page's document what visitors get, and gives it the policy that allows its inline scripts and styles and the
 * status that it asks for. The page is changed in place; a second time does nothing.
 */
export function stamp(page: Page, files: BuiltFiles): Page {
  if (stamped.has(page) || typeof page.html !== 'string') return page;
  const status = statusOf(page.html);
  // An address that answers with an error may be made up, or be well again when the data is asked for.
  const canBeFetched = !status && (page.status ?? 200) === 200;
  const data = canBeFetched && page.rscData ? versionOf(page.html) : null;
  const document = inlineSymbols(inlineStyles(plainApostrophes(page.html), files), files);
  page.html = deferRuntime(document, data);
  page.headers = {
    ...page.headers,
    'content-security-policy': contentSecurityPolicy(page.html, env),
    ...(data && { [DATA_VERSION]: data }),
  };
  if (status) page.status = status;
  // Next's own would let caches serve it for a year.
  if (status === 404) page.headers['cache-control'] = MISSING_CACHE_CONTROL;
  if (status === 503) {
    page.headers['cache-control'] = 'private, no-cache, no-store, max-age=0, must-revalidate';
    page.headers['retry-after'] = '30';
  }
  stamped.add(page);
  return page;
}
