import { inlineCode } from './inline-code.ts';

/** The attribute around the radio buttons for content of other companies: `<fieldset data-embed-choice>`. */
export const EMBED_CHOICE = 'data-embed-choice';

/** Checks the radio button of this browser's choice (lib/browser/consent.ts), which the server does not know. */
function markChoice(attribute: string) {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  let choice = globalPrivacyControl ? 'ask' : 'allow';
  try {
    if (/^(ask|allow)$/.test(localStorage.embeds)) choice = localStorage.embeds;
  } catch {
    // Storage is blocked, so nothing was chosen.
  }
  const radio = document.querySelector<HTMLInputElement>(`[${attribute}] [value=${choice}]`);
  if (radio) radio.checked = true;
}

export const embedChoiceCode = inlineCode(markChoice, EMBED_CHOICE);
