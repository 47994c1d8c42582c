import { BACKGROUND, EMBED_CHOICE, RECEIPT, SCROLL_DRIVEN } from '../../browser-names.ts';
import { parseJson } from '../../parse-json.ts';
import { backgroundVideoCode } from '../browser/background-video.ts';
import { countVisitCode } from '../browser/count-visit.ts';
import { embedChoiceCode } from '../browser/embed-choice.ts';
import { followScrollCode } from '../browser/follow-scroll.ts';
import { headCode } from '../browser/head-script.ts';
import { loaderCode } from '../browser/loader.ts';
import { MENU_BUTTON, menusCode } from '../browser/menus.ts';
import { receiptCode } from '../browser/receipt.ts';
import { elementsOf, type HtmlDocument, type HtmlElement } from './html.ts';
import { speculationRules } from './speculation-rules.ts';

/** Next's inline scripts begin with these calls, which push JSON: the page's data, and the runtime's file names. */
const DATA_CALLS = ['self.__next_f.push(', '(self.__next_f=self.__next_f||[]).push('];
const FILE_CALLS = ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('];

/** Pairs of an attribute and a script. A page gets the script if one of its elements has the attribute. */
export const scriptsOfElements = [
  [BACKGROUND, backgroundVideoCode],
  [EMBED_CHOICE, embedChoiceCode],
  [SCROLL_DRIVEN, followScrollCode],
  [RECEIPT, receiptCode],
  [MENU_BUTTON, menusCode],
] as const;

export const ourScripts = new Set([
  headCode,
  countVisitCode,
  ...scriptsOfElements.map(([, code]) => code),
  speculationRules,
  loaderCode,
]);

/** Types of data blocks. Browsers don't execute these, so the policy need not allow them. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json']);

/** Returns the inline scripts that a browser would execute, and the speculation rules that it would follow. */
export function findInlineScripts(document: HtmlDocument): HtmlElement[] {
  return elementsOf(document, 'script').filter(
    ({ attributes: { src, type = '' } }) => src === undefined && !DATA_TYPES.has(type),
  );
}

export function readPageData({ text }: HtmlElement): unknown {
  return readPushedJson(text, DATA_CALLS);
}

/** Whether an inline script may run: one outside content that is ours, or that only pushes JSON, as Next's do. */
export function isTrusted({ text, isInContent }: HtmlElement): boolean {
  if (isInContent) return false;
  return ourScripts.has(text) || readPushedJson(text, [...DATA_CALLS, ...FILE_CALLS]) !== undefined;
}

/** If `text` is only one of `calls` with JSON as its argument, returns the parsed argument; else undefined. */
function readPushedJson(text: string, calls: readonly string[]): unknown {
  const call = calls.find((start) => text.startsWith(start));
  return call && parseJson(text.slice(call.length).replace(/\);?$/, ''));
}
