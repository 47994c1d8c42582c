import { inlineCode } from './inline-code.ts';

/** The attribute of a hidden text with an empty place for the receipt number: `<p hidden data-receipt><strong></strong></p>`. */
export const RECEIPT = 'data-receipt';

/** Where the form's island leaves the number in session storage; the answer to a form sent without it sets a cookie. */
export const RECEIPT_KEY = 'receipt';

/** Shows the number of the request just sent. A visitor without one, or without scripts, sees no such text. */
function showReceipt(attribute: string, key: string) {
  let [, receipt] = /(?:^|; )receipt=([\w-]+)/.exec(document.cookie) ?? [];
  try {
    receipt = sessionStorage[key] ?? receipt;
  } catch {
    // Storage is forbidden.
  }
  const text = document.querySelector<HTMLElement>(`[${attribute}]`);
  const place = text?.querySelector('strong');
  if (!text || !place || !receipt) return;
  place.textContent = receipt;
  text.hidden = false;
}

export const receiptCode = inlineCode(showReceipt, RECEIPT, RECEIPT_KEY);
