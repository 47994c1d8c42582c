import { inStorage } from '../storage';

const KEY = 'receipt';

/** Keeps the number of the request just sent for the thank-you page. A browser that forbids storage goes without. */
export const rememberReceipt = (receipt: string): void =>
  inStorage('sessionStorage', (tab) => tab.setItem(KEY, receipt));

/** The number left by the form's island, or by the answer to a form sent without it. */
export const rememberedReceipt = (): string | undefined =>
  inStorage('sessionStorage', (tab) => tab.getItem(KEY)) ??
  /(?:^|; )receipt=([\w-]+)/.exec(document.cookie)?.[1];

/** Forgets it: the next thank-you page is for another form. */
export const forgetReceipt = (): void => inStorage('sessionStorage', (tab) => tab.removeItem(KEY));
