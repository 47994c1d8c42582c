import { EMBEDS_KEY } from '@/lib/platform/browser-names';
import { withStorage } from './storage';

const embedChoices = ['allow', 'ask'] as const;
export type EmbedChoice = (typeof embedChoices)[number];

/** Returns null if the visitor has chosen nothing, or storage is disabled. */
export function readEmbedChoice(): EmbedChoice | null {
  const stored = withStorage('localStorage', (storage) => storage.getItem(EMBEDS_KEY));
  return embedChoices.find((choice) => choice === stored) ?? null;
}

/** Returns false if storage is disabled. */
export function rememberEmbedChoice(choice: EmbedChoice): boolean {
  withStorage('localStorage', (storage) => storage.setItem(EMBEDS_KEY, choice));
  return readEmbedChoice() === choice;
}

/** Whether the browser sends Global Privacy Control (W3C, globalprivacycontrol.org). Browser only. */
export function sendsPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Whether embeds may load without a click. The visitor's choice overrides Global Privacy Control. Browser only. */
export function areEmbedsAllowed(): boolean {
  const choice = readEmbedChoice();
  return choice ? choice === 'allow' : !sendsPrivacyControl();
}
