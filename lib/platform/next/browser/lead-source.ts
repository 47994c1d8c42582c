import { VISIT_KEY } from '../../browser-names.ts';
import { inlineCode } from './inline-code.ts';

/**
 * Stores the source of the visit in session storage until a form is sent: the referrer and the first page's address
 * (lib/forms/visit-source.ts reads them). If the first page has neither a referrer nor a campaign, the second page
 * stores the first page's address as its referrer. Nothing is stored under Global Privacy Control. The value is also
 * passed to count-visit.ts in `self.visit`, unless the visitor opted out of being counted.
 */
function noteVisit(key: string) {
  const { referrer } = document;
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  let visit = `${referrer} ${location.href}`;
  try {
    visit = sessionStorage[key] ?? (referrer.startsWith(`${location.origin}/`) ? ` ${referrer}` : visit);
    if (globalPrivacyControl || location.pathname.endsWith('thank-you')) sessionStorage.removeItem(key);
    else if (referrer || /[?&]utm_/.test(location.href)) sessionStorage[key] = visit;
  } catch {}
  if (!globalPrivacyControl && doNotTrack !== '1') Object.assign(self, { visit });
}

export const leadSourceCode = inlineCode(noteVisit, VISIT_KEY);
