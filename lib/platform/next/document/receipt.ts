import { inlineCode } from './inline-code.ts';

/** The attribute of the hidden text for the receipt number: `<p hidden data-receipt><strong></strong></p>`. */
export const RECEIPT = 'data-receipt';

/** Shows the number of the request just sent (a cookie). Without the cookie or scripts the text stays hidden. */
function showReceipt(attribute: string) {
  const [, receipt] = /(?:^|; )receipt=([\w-]+)/.exec(document.cookie) ?? [];
  const text = document.querySelector<HTMLElement>(`[${attribute}]`);
  const place = text?.querySelector('strong');
  if (!text || !place || !receipt) return;
  place.textContent = receipt;
  text.hidden = false;
}

export const receiptCode = inlineCode(showReceipt, RECEIPT);
