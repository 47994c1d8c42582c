import { EMBED_CHOICE, EMBEDS_KEY } from '../../browser-names.ts';
import { inlineCode } from './inline-code.ts';

/** Checks the radio button for the choice stored in this browser (lib/browser/consent.ts). */
function markChoice(attribute: string, key: string) {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  let choice = globalPrivacyControl ? 'ask' : 'allow';
  try {
    if (/^(ask|allow)$/.test(localStorage[key])) choice = localStorage[key];
  } catch {
    // Storage is blocked: keep the default.
  }
  const radio = document.querySelector<HTMLInputElement>(`[${attribute}] [value=${choice}]`);
  if (radio) radio.checked = true;
}

export const embedChoiceCode = inlineCode(markChoice, EMBED_CHOICE, EMBEDS_KEY);
