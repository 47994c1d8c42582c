import { parseJson } from '../../parse-json.ts';
import { afterPaintCode } from './after-paint.ts';
import { backgroundVideoCode } from './background-video.ts';
import { embedChoiceCode } from './embed-choice.ts';
import { followScrollCode } from './follow-scroll.ts';
import { headCode } from './head-script.ts';
import { elementsOf, type HtmlDocument, type HtmlElement } from './html.ts';
import { loaderCode } from './loader.ts';

/** How the inline scripts of Next begin; what follows is data, and a closing bracket. */
const FLIGHT = ['self.__next_f.push(', '(self.__next_f=self.__next_f||[]).push('];
const BOOTSTRAP = ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('];

/** The inline scripts that the optimizer puts into a document. */
const OURS = new Set([
  headCode,
  afterPaintCode,
  backgroundVideoCode,
  embedChoiceCode,
  followScrollCode,
  loaderCode,
]);

/** Data blocks are never executed, so the policy does not ask about them. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json', 'speculationrules']);

/** The inline scripts of a document that a browser would run. */
export function inlineScripts(document: HtmlDocument): HtmlElement[] {
  return elementsOf(document, 'script').filter(
    ({ attributes: { src, type = '' } }) => src === undefined && !DATA_TYPES.has(type),
  );
}

/** Whether an inline script hands over the page's data from which React builds it a second time. */
export function isPageData({ text }: HtmlElement): boolean {
  return pushesJson(text, FLIGHT);
}

/**
 * Whether an inline script is one of ours, or Next's handing over of data. Anything else in a document came from
 * content and must not run, even if it got past the sanitizer: so not every script in the page is hashed.
 */
export function isTrusted(script: HtmlElement): boolean {
  return OURS.has(script.text) || isPageData(script) || pushesJson(script.text, BOOTSTRAP);
}

function pushesJson(text: string, beginnings: string[]): boolean {
  const beginning = beginnings.find((beginning) => text.startsWith(beginning));
  const end = /\);?$/.exec(text);
  return Boolean(beginning && end && parseJson(text.slice(beginning.length, end.index)) !== undefined);
}
