/** Where the tab's session storage holds what led to this visit: the referring address, a space, the first address. */
export const VISIT_KEY = 'source';

/**
 * Notes once for a tab where the visit came from (lib/leads/visit.ts), until a form has led to its thank-you page. A first page that tells
 * nothing (no referrer, no campaign) is noted on the second, whose referrer it is: who only looks at one page leaves
 * nothing behind. Under Global Privacy Control nothing is kept. The same text on every page, so its hash is the same.
 */
export const leadSourceCode = `try{let s=sessionStorage,r=document.referrer,h=location.href;navigator.globalPrivacyControl||/thank-you$/.test(location.pathname)?s.removeItem("${VISIT_KEY}"):s.${VISIT_KEY}||(r.startsWith(location.origin+"/")?s.${VISIT_KEY}=" "+r:(r||/[?&]utm_/.test(h))&&(s.${VISIT_KEY}=r+" "+h))}catch{}`;
