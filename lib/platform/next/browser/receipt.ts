import { RECEIPT } from '../../browser-names.ts';
import { inlineCode } from './inline-code.ts';

function showReceipt(attribute: string) {
  const [, receipt] = /(?:^|; )receipt=([\w-]+)/.exec(document.cookie) ?? [];
  const text = document.querySelector<HTMLElement>(`[${attribute}]`);
  const place = text?.querySelector('strong');
  if (!text || !place || !receipt) return;
  place.textContent = receipt;
  text.hidden = false;
}

export const receiptCode = inlineCode(showReceipt, RECEIPT);
