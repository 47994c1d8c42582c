import { hashSource, pagePolicy } from '../../csp.ts';
import { type Environment, env } from '../../env.ts';
import { logOf } from '../../observability/log.ts';
import { type PageStatus, statusOf } from '../page-status.ts';
import type { BuiltFiles } from './built-files.ts';
import { elementsOf, type HtmlDocument, parseDocument } from './html.ts';
import { findScripts, isTrusted } from './inline-scripts.ts';
import { optimizeDocument } from './optimize.ts';

/** The kinds of unknown parts in Next's output (README.md) that were already logged. Each is logged once. */
const unknownShapes = new Set<string>();

export function finalizeDocument(html: string, files: BuiltFiles) {
  const status = statusOf(html);
  const sent = optimizeIfKnown(html, files);
  const policy = documentPolicy(parseDocument(sent), env);
  return { html: sent, status, headers: { 'content-security-policy': policy, ...headersOf(status) } };
}

export function headersOf(status: PageStatus | null): Record<string, string> {
  if (status !== 503 && status !== 429) return {};
  return {
    'cache-control': 'private, no-store',
    'retry-after': status === 503 ? '30' : '60',
  };
}

function optimizeIfKnown(html: string, files: BuiltFiles): string {
  const result = optimizeDocument(parseDocument(html), files);
  if (typeof result === 'string') return result;
  const { unknown } = result;
  if (!unknownShapes.has(unknown))
    logOf('next').error({ shape: unknown }, 'Next writes something unknown: see lib/platform/next/README.md');
  unknownShapes.add(unknown);
  return html;
}

/** Returns a Content-Security-Policy that allows the document's trusted inline scripts and all its inline styles. */
export function documentPolicy(document: HtmlDocument, env: Environment): string {
  const hashesOf = (elements: { text: string }[]) => elements.map(({ text }) => hashSource(text));
  return pagePolicy(
    {
      scripts: hashesOf(findScripts(document).filter(isTrusted)),
      styles: hashesOf(elementsOf(document, 'style')),
    },
    env,
  );
}
