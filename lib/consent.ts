import { inStorage } from './storage';

/** Whether content from other companies loads automatically or waits for a click: stored in local storage under this key. */
const embedsKey = 'embeds';

const embedChoices = ['allow', 'ask'] as const;
export type EmbedChoice = (typeof embedChoices)[number];

/** The visitor's stored choice, or null where none was made or storage is switched off. */
export function embedChoice(): EmbedChoice | null {
  const stored = inStorage('localStorage', (storage) => storage.getItem(embedsKey));
  return embedChoices.find((choice) => choice === stored) ?? null;
}

/** Stores the visitor's choice for this browser. Returns false where storage is switched off. */
export function rememberEmbedChoice(choice: EmbedChoice): boolean {
  inStorage('localStorage', (storage) => storage.setItem(embedsKey, choice));
  return embedChoice() === choice;
}

/** Whether this browser sends Global Privacy Control (W3C, globalprivacycontrol.org). */
export function sendsPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Whether others' content may load without asking: an explicit choice counts before Global Privacy Control. Browser only. */
export function embedsAllowed(): boolean {
  const choice = embedChoice();
  return choice ? choice === 'allow' : !sendsPrivacyControl();
}
