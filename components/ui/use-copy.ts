import { useEffect, useState } from 'react';

/** How long a notice stands, in ms. */
const NOTICE_MS = 2_000;

/** Puts a link on the clipboard, and says for two seconds whether that worked; `refused` is said where it did not. */
export function useCopy(refused: string) {
  // An object, so that a second click starts the two seconds again.
  const [notice, setNotice] = useState<{ text: string; isCopied: boolean } | null>(null);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  async function copy(link: string) {
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setNotice(isCopied ? { text: 'Link copied', isCopied } : { text: refused, isCopied: false });
  }

  return { notice, copy };
}
