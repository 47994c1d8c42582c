import { VISIT_KEY } from '@/lib/platform/next/document/lead-source';
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
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl) return NO_SOURCE;
  const here = `${document.referrer} ${location.href}`;
  try {
    return sessionStorage.getItem(VISIT_KEY) || here;
  } catch {
    return here;
  }
}

/** A form of HubSpot's may lead elsewhere than to a thank-you page of ours, where this is done. Browser only; never throws. */
export function forgetSource(): void {
  try {
    sessionStorage.removeItem(VISIT_KEY);
  } catch {
    // Storage is forbidden in this browser: then nothing is kept either.
  }
}
