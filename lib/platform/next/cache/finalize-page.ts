import { createHash } from 'node:crypto';
import { env } from '../../env.ts';
import { logOf } from '../../observability/log.ts';
import type { BuiltFiles } from '../document/built-files.ts';
import { type HtmlDocument, parseDocument } from '../document/html.ts';
import { isOptimized, optimizeDocument } from '../document/optimize.ts';
import { documentPolicy } from '../document/policy.ts';
import { type PageStatus, statusOf } from '../page-status.ts';
import type { Value } from './cache-entry.ts';

export type Page = Extract<Value, { kind: 'APP_PAGE' }>;

const finalized = new WeakMap<object, PageStatus | null>();

/** The kinds of unknown shapes in Next's output that were logged (README.md). */
const unknownShapes = new Set<string>();

/**
 * Optimizes a page's document, adds its ETag, the policy that allows its inline scripts and styles, and the status in its
 * metadata, and returns that status. Changes the page in place; a second call does nothing.
 */
export function finalizePage(page: Page, files: BuiltFiles): PageStatus | null {
  const known = finalized.get(page);
  if (known !== undefined) return known;
  if (typeof page.html !== 'string') return null;
  const status = finalize(page, page.html, files);
  finalized.set(page, status);
  return status;
}

function finalize(page: Page, html: string, files: BuiltFiles): PageStatus | null {
  const document = parseDocument(html);
  const status = statusOf(document);
  const sent = isOptimized(document) ? html : optimized(document, files);

  page.html = sent;
  page.headers = {
    ...page.headers,
    // Weak, because it is the same for every encoding.
    etag: `W/"${createHash('sha1').update(sent).digest('base64url')}"`,
    'content-security-policy': documentPolicy(sent === html ? document : parseDocument(sent), env),
  };
  if (status) page.status = status;
  if (status === 503) {
    page.headers['cache-control'] = 'private, no-cache, no-store, max-age=0, must-revalidate';
    page.headers['retry-after'] = '30';
  }
  return status;
}

/** The optimized document, or Next's own if it has an unknown part. */
function optimized(document: HtmlDocument, files: BuiltFiles): string {
  const result = optimizeDocument(document, files);
  if (typeof result === 'string') return result;
  const { unknown } = result;
  if (!unknownShapes.has(unknown))
    logOf('next').error({ shape: unknown }, 'Next writes something unknown: see lib/platform/next/README.md');
  unknownShapes.add(unknown);
  return document.html;
}
