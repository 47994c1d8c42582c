import { RECEIPT_KEY } from '../platform/next/document/receipt';
import { inStorage } from '../storage';

/** Keeps the number of the request just sent for the thank-you page. A browser that forbids storage goes without. */
export const rememberReceipt = (receipt: string): void =>
  inStorage('sessionStorage', (tab) => tab.setItem(RECEIPT_KEY, receipt));

/** Forgets it: the next thank-you page is for another form. */
export const forgetReceipt = (): void => inStorage('sessionStorage', (tab) => tab.removeItem(RECEIPT_KEY));
