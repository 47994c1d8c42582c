const KEY = 'receipt';

/** Keeps the number of the request just sent for the thank-you page. A browser that forbids storage goes without. */
export function rememberReceipt(receipt: string): void {
  try {
    sessionStorage.setItem(KEY, receipt);
  } catch {
    // Storage is forbidden in this browser: then no number is shown.
  }
}

/** The number left by the form's island, or by the answer to a form sent without it. */
export function rememberedReceipt(): string | undefined {
  const cookie = /(?:^|; )receipt=([\w-]+)/.exec(document.cookie)?.[1];
  try {
    return sessionStorage.getItem(KEY) ?? cookie;
  } catch {
    return cookie;
  }
}

/** Forgets it: the next thank-you page is for another form. */
export function forgetReceipt(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden in this browser: then no number is shown.
  }
}
