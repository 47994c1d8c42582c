import { createHash } from 'node:crypto';
import type { BuiltFiles } from '../document/built-files.ts';
import { finalizeDocument } from '../document/finalize.ts';
import { type PageStatus, statusOf } from '../page-status.ts';
import type { Value } from './cache-entry.ts';

export type Page = Extract<Value, { kind: 'APP_PAGE' }>;

/**
 * Optimizes a page's HTML in place and adds an ETag, a policy and the status. Returns the status: null for an ordinary
 * page. A page with an ETag, which Next doesn't set, is already finalized.
 */
export function finalizePage(page: Page, files: BuiltFiles): PageStatus | null {
  if (typeof page.html !== 'string') return null;
  if (page.headers?.etag) return statusOf(page.html);
  const { html, status, headers } = finalizeDocument(page.html, files);
  page.html = html;
  // Weak, because gzip and Brotli share it.
  const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
  page.headers = { ...page.headers, etag, ...headers };
  if (status) page.status = status;
  return status;
}
