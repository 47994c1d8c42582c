import { hashSource, pagePolicy } from '../../csp.ts';
import type { Environment } from '../../env.ts';
import { elementsOf, type HtmlDocument } from './html.ts';
import { inlineScripts, isTrusted } from './inline-scripts.ts';

/** The Content-Security-Policy allows trusted inline scripts and all inline styles of the document. */
export function documentPolicy(document: HtmlDocument, env: Environment): string {
  const hashesOf = (elements: { text: string }[]) => elements.map(({ text }) => hashSource(text));
  return pagePolicy(
    {
      scripts: hashesOf(inlineScripts(document).filter(isTrusted)),
      styles: hashesOf(elementsOf(document, 'style')),
    },
    env,
  );
}
