import { BACKGROUND, EMBED_CHOICE, RECEIPT, SCROLL_DRIVEN } from '../../browser-names.ts';
import { parseJson } from '../../parse-json.ts';
import { backgroundVideoCode } from './background-video.ts';
import { countVisitCode } from './count-visit.ts';
import { embedChoiceCode } from './embed-choice.ts';
import { followScrollCode } from './follow-scroll.ts';
import { headCode } from './head-script.ts';
import { elementsOf, type HtmlDocument, type HtmlElement } from './html.ts';
import { loaderCode } from './loader.ts';
import { MENU_BUTTON, menusCode } from './menus.ts';
import { receiptCode } from './receipt.ts';
import { speculationRules } from './speculation-rules.ts';

/** Next's inline scripts push JSON to an array: the page's data, and the names of the runtime's files. */
const DATA = ['self.__next_f.push(', '(self.__next_f=self.__next_f||[]).push('];
const FILES = ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('];

/** The scripts for pages that have an element with the attribute. */
export const scriptsOfElements = [
  [BACKGROUND, backgroundVideoCode],
  [EMBED_CHOICE, embedChoiceCode],
  [SCROLL_DRIVEN, followScrollCode],
  [RECEIPT, receiptCode],
  [MENU_BUTTON, menusCode],
] as const;

/** The inline scripts that the optimizer puts into a document. */
export const ourScripts = new Set([
  headCode,
  countVisitCode,
  ...scriptsOfElements.map(([, code]) => code),
  speculationRules,
  loaderCode,
]);

/** Data blocks are never executed, so the policy does not apply to them. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json']);

/** The inline scripts of a document that a browser would run or follow. */
export function inlineScripts(document: HtmlDocument): HtmlElement[] {
  return elementsOf(document, 'script').filter(
    ({ attributes: { src, type = '' } }) => src === undefined && !DATA_TYPES.has(type),
  );
}

/** The data for React that an inline script pushes; undefined for other scripts. */
export function pageData({ text }: HtmlElement): unknown {
  return pushedJson(text, DATA);
}

/** Whether an inline script is ours or passes on Next's data. No other script, and none inside content, may run. */
export function isTrusted({ text, isInContent }: HtmlElement): boolean {
  if (isInContent) return false;
  return ourScripts.has(text) || pushedJson(text, [...DATA, ...FILES]) !== undefined;
}

/** The argument of one of `calls`, if the text is that call and nothing else. */
function pushedJson(text: string, calls: readonly string[]): unknown {
  const call = calls.find((start) => text.startsWith(start));
  return call && parseJson(text.slice(call.length).replace(/\);?$/, ''));
}
