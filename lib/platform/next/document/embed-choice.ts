import { inlineCode } from './inline-code.ts';

/** The attribute of the radios that choose how content of other companies loads: `<fieldset data-embed-choice>`. */
export const EMBED_CHOICE = 'data-embed-choice';

/** Marks what holds in this browser (lib/consent.ts), which the server can't know and no visitor should wait for. */
function markChoice(attribute: string) {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  let choice = globalPrivacyControl ? 'ask' : 'allow';
  try {
    if (/^(ask|allow)$/.test(localStorage.embeds)) choice = localStorage.embeds;
  } catch {
    // Storage is forbidden: nothing was chosen.
  }
  const radio = document.querySelector<HTMLInputElement>(`[${attribute}] [value=${choice}]`);
  if (radio) radio.checked = true;
}

export const embedChoiceCode = inlineCode(markChoice, EMBED_CHOICE);
