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

/** Next's inline scripts push JSON into arrays: the page's data, and the names of the runtime's files. */
const DATA = ['self.__next_f.push(', '(self.__next_f=self.__next_f||[]).push('];
const FILES = ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('];

/** Pairs of an attribute, and the script for pages with an element that has it. */
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

/** Browsers don't execute data blocks, so the policy need not allow them. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json']);

/** Inline scripts that a browser would execute, or speculation rules that it would follow. */
export function inlineScripts(document: HtmlDocument): HtmlElement[] {
  return elementsOf(document, 'script').filter(
    ({ attributes: { src, type = '' } }) => src === undefined && !DATA_TYPES.has(type),
  );
}

export function pageData({ text }: HtmlElement): unknown {
  return pushedJson(text, DATA);
}

/** Whether an inline script is ours or Next's data. No other script, and none inside content, may run. */
export function isTrusted({ text, isInContent }: HtmlElement): boolean {
  if (isInContent) return false;
  return ourScripts.has(text) || pushedJson(text, [...DATA, ...FILES]) !== undefined;
}

/** The parsed argument if `text` is nothing but one of `calls` with JSON; else undefined. */
function pushedJson(text: string, calls: readonly string[]): unknown {
  const call = calls.find((start) => text.startsWith(start));
  return call && parseJson(text.slice(call.length).replace(/\);?$/, ''));
}
