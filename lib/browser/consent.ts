import { EMBEDS_KEY } from '@/lib/platform/browser-names';
import { withStorage } from './storage';

const embedChoices = ['allow', 'ask'] as const;
export type EmbedChoice = (typeof embedChoices)[number];

/** Null if nothing was chosen or storage is disabled. */
export function readEmbedChoice(): EmbedChoice | null {
  const stored = withStorage('localStorage', (storage) => storage.getItem(EMBEDS_KEY));
  return embedChoices.find((choice) => choice === stored) ?? null;
}

/** Returns false if storage is disabled. */
export function rememberEmbedChoice(choice: EmbedChoice): boolean {
  withStorage('localStorage', (storage) => storage.setItem(EMBEDS_KEY, choice));
  return readEmbedChoice() === choice;
}

/** Global Privacy Control (W3C, globalprivacycontrol.org). */
export function sendsPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** An explicit choice overrides Global Privacy Control. Browser only. */
export function areEmbedsAllowed(): boolean {
  const choice = readEmbedChoice();
  return choice ? choice === 'allow' : !sendsPrivacyControl();
}
