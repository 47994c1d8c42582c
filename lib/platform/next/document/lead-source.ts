import { VISIT_KEY } from '../../browser-names.ts';
import { inlineCode } from './inline-code.ts';

/**
 * Stores once for each tab where the visit came from (lib/leads/visit.ts), until a form is sent. If the first page has
 * neither a referrer nor a campaign, the second page stores it as its referrer. Nothing is stored under Global Privacy
 * Control.
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
