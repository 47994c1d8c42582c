import { sendsPrivacyControl } from '@/lib/browser/consent';
import { inStorage } from '@/lib/browser/storage';
import { VISIT_KEY } from '@/lib/platform/browser-names';
import { NO_SOURCE, SOURCE_FIELD } from './source-field';

/** A longer note would make the form too large to be stored. */
const LONGEST = 8_000;

/** Adds what led to this visit to what a form sends (source.ts reads it). Browser only; never throws. */
export function withSource(data: FormData): FormData {
  data.set(SOURCE_FIELD, visitSource().slice(0, LONGEST));
  return data;
}

/** What led to this visit: as the tab noted it, else what this page knows; nothing under Global Privacy Control. */
export function visitSource(): string {
  if (sendsPrivacyControl()) return NO_SOURCE;
  return (
    inStorage('sessionStorage', (tab) => tab.getItem(VISIT_KEY)) || `${document.referrer} ${location.href}`
  );
}

/**
 * Forgets it, once a form is sent that does not lead to a thank-you page, which does the same. Browser only; never
 * throws.
 */
export const forgetSource = (): void => inStorage('sessionStorage', (tab) => tab.removeItem(VISIT_KEY));
