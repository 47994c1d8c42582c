import { BACKGROUND, EMBED_CHOICE, RECEIPT, REMEMBERED_EMAIL, SCROLL_DRIVEN } from '../../browser-names.ts';
import { backgroundVideoCode } from '../browser/background-video.ts';
import { countVisitCode } from '../browser/count-visit.ts';
import { embedChoiceCode } from '../browser/embed-choice.ts';
import { followScrollCode } from '../browser/follow-scroll.ts';
import { headCode } from '../browser/head-script.ts';
import { loaderCode } from '../browser/loader.ts';
import { MENU_BUTTON, menusCode } from '../browser/menus.ts';
import { receiptCode } from '../browser/receipt.ts';
import { rememberedEmailCode } from '../browser/remembered-email.ts';
import { elementsOf, type HtmlDocument, type HtmlElement } from './html.ts';
import { speculationRules } from './speculation-rules.ts';

/** Pairs of an attribute and a script. A page gets the script if one of its elements has the attribute. */
export const scriptsOfElements = [
  [BACKGROUND, backgroundVideoCode],
  [EMBED_CHOICE, embedChoiceCode],
  [SCROLL_DRIVEN, followScrollCode],
  [RECEIPT, receiptCode],
  [REMEMBERED_EMAIL, rememberedEmailCode],
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

/** Returns the scripts that a browser would execute, and the speculation rules that it would follow. */
export function findScripts(document: HtmlDocument): HtmlElement[] {
  return elementsOf(document, 'script').filter(({ attributes: { type = '' } }) => !DATA_TYPES.has(type));
}

/** Whether an inline script may run: one of ours that is not inside content. */
export const isTrusted = ({ text, isInContent }: HtmlElement) => !isInContent && ourScripts.has(text);
