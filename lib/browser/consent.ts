import { EMBEDS_KEY } from '@/lib/platform/browser-names';
import { inStorage } from './storage';

const embedChoices = ['allow', 'ask'] as const;
export type EmbedChoice = (typeof embedChoices)[number];

/** The visitor's stored choice; null if there is none or storage is disabled. */
export function embedChoice(): EmbedChoice | null {
  const stored = inStorage('localStorage', (storage) => storage.getItem(EMBEDS_KEY));
  return embedChoices.find((choice) => choice === stored) ?? null;
}

/** Stores the visitor's choice in this browser. Returns false if storage is disabled. */
export function rememberEmbedChoice(choice: EmbedChoice): boolean {
  inStorage('localStorage', (storage) => storage.setItem(EMBEDS_KEY, choice));
  return embedChoice() === choice;
}

/** Whether this browser sends Global Privacy Control (W3C, globalprivacycontrol.org). */
export function sendsPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Whether embeds may load without a click: an explicit choice overrides Global Privacy Control. Browser only. */
export function embedsAllowed(): boolean {
  const choice = embedChoice();
  return choice ? choice === 'allow' : !sendsPrivacyControl();
}
