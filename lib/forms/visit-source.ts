import { sendsPrivacyControl } from '@/lib/browser/consent';
import { withStorage } from '@/lib/browser/storage';
import { VISIT_KEY } from '@/lib/platform/browser-names';
import { NO_SOURCE, SOURCE_FIELD } from './source-field';

/** In characters. A longer source is cut, because the server rejects forms that are too large. */
const MAX_LENGTH = 8_000;

/** Adds the source of this visit to a form, for lib/inbox/source.ts. Browser only; never throws. */
export function addSource(data: FormData): FormData {
  data.set(SOURCE_FIELD, getVisitSource().slice(0, MAX_LENGTH));
  return data;
}

export function getVisitSource(): string {
  if (sendsPrivacyControl()) return NO_SOURCE;
  return (
    withStorage('sessionStorage', (tab) => tab.getItem(VISIT_KEY)) || `${document.referrer} ${location.href}`
  );
}

/** Thank-you pages clear the source too (lead-source.ts). Browser only; never throws. */
export const forgetSource = (): void => withStorage('sessionStorage', (tab) => tab.removeItem(VISIT_KEY));
