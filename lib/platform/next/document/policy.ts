import { hashSource, pagePolicy } from '../../csp.ts';
import type { Environment } from '../../env.ts';
import { afterPaintCode } from './after-paint.ts';
import { elementsOf, type HtmlDocument } from './html.ts';
import { inlineScripts, isTrusted } from './inline-scripts.ts';
import { speculationRules } from './speculation-rules.ts';

/** The policy of a document: it allows the inline scripts that we trust, what they add, and all inline styles. */
export function documentPolicy(document: HtmlDocument, env: Environment): string {
  const scripts = inlineScripts(document).filter(isTrusted);
  const added = scripts.some(({ text }) => text === afterPaintCode) ? [speculationRules] : [];
  return pagePolicy(
    {
      scripts: [...scripts.map(({ text }) => text), ...added].map(hashSource),
      styles: elementsOf(document, 'style').map(({ text }) => hashSource(text)),
    },
    env,
  );
}
