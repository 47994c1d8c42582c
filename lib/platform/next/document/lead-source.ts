import { inlineCode } from './inline-code.ts';

/** Where the tab's session storage holds what led to this visit: the referring address, a space, the first address. */
export const VISIT_KEY = 'source';

/**
 * Notes once for a tab where the visit came from (lib/leads/visit.ts), until a form is sent. A first page that tells nothing is
 * noted on the second, whose referrer it is. Under Global Privacy Control nothing is kept.
 */
function noteVisit(key: string) {
  // Storage may be blocked.
  try {
    const { referrer } = document;
    if (
      (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ||
      location.pathname.endsWith('thank-you')
    )
      sessionStorage.removeItem(key);
    else if (sessionStorage[key]) return;
    else if (referrer.startsWith(`${location.origin}/`)) sessionStorage[key] = ` ${referrer}`;
    else if (referrer || /[?&]utm_/.test(location.href)) sessionStorage[key] = `${referrer} ${location.href}`;
  } catch {}
}

export const leadSourceCode = inlineCode(noteVisit, VISIT_KEY);
