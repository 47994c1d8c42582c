import { sendsPrivacyControl } from '@/lib/browser/consent';
import { inStorage } from '@/lib/browser/storage';
import { VISIT_KEY } from '@/lib/platform/browser-names';
import { NO_SOURCE, SOURCE_FIELD } from './source-field';

/** A longer source would make the form too large to store. */
const LONGEST = 8_000;

/** Adds the source of this visit to a form (read by lib/inbox/source.ts). Browser only; never throws. */
export function addSource(data: FormData): FormData {
  data.set(SOURCE_FIELD, getVisitSource().slice(0, LONGEST));
  return data;
}

/** Returns the source of this visit, or the opt-out if the browser sends Global Privacy Control. */
export function getVisitSource(): string {
  if (sendsPrivacyControl()) return NO_SOURCE;
  return (
    inStorage('sessionStorage', (tab) => tab.getItem(VISIT_KEY)) || `${document.referrer} ${location.href}`
  );
}

/** Clears the source after a form without a thank-you page, which clears it too. Browser only; never throws. */
export const forgetSource = (): void => inStorage('sessionStorage', (tab) => tab.removeItem(VISIT_KEY));
