import { env } from '../../env.ts';
import { logOf } from '../../observability/log.ts';
import { type PageStatus, statusOf } from '../page-status.ts';
import type { BuiltFiles } from './built-files.ts';
import { type HtmlDocument, parseDocument } from './html.ts';
import { isOptimized, optimizeDocument } from './optimize.ts';
import { documentPolicy } from './policy.ts';

/** A document as it is sent, with its headers. `status` is null for an ordinary page. */
export interface FinalDocument {
  html: string;
  status: PageStatus | null;
  headers: Record<string, string> & { 'content-security-policy': string };
}

/** Unexpected parts of Next's output (README.md) that were already logged. */
const unknownShapes = new Set<string>();

/** Optimizes a document from Next and computes a policy that allows its inline scripts and styles. */
export function finalizeDocument(html: string, files: BuiltFiles): FinalDocument {
  const document = parseDocument(html);
  const status = statusOf(document);
  const sent = isOptimized(document) ? html : optimized(document, files);
  const policy = documentPolicy(sent === html ? document : parseDocument(sent), env);
  return { html: sent, status, headers: { 'content-security-policy': policy, ...headersOf(status) } };
}

function headersOf(status: PageStatus | null): Record<string, string> {
  if (status !== 503 && status !== 429) return {};
  return {
    'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate',
    'retry-after': status === 503 ? '30' : '60',
  };
}

/** Returns Next's document unchanged, and logs, if the optimizer doesn't recognize a part of it. */
function optimized(document: HtmlDocument, files: BuiltFiles): string {
  const result = optimizeDocument(document, files);
  if (typeof result === 'string') return result;
  const { unknown } = result;
  if (!unknownShapes.has(unknown))
    logOf('next').error({ shape: unknown }, 'Next writes something unknown: see lib/platform/next/README.md');
  unknownShapes.add(unknown);
  return document.html;
}
