import { useEffect, useState } from 'react';

const NOTICE_MS = 2_000;

/** `failure` is the text of the notice if copying fails. */
export function useCopy(failure: string) {
  // The notice is an object, because a new one restarts the two seconds even if its text is the same.
  const [notice, setNotice] = useState<{ text: string; isCopied: boolean } | null>(null);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  async function copy(link: string, { dataset }: HTMLElement) {
    // If lib/platform/next/browser/loader.ts queued this click, it may have copied the link already.
    const isCopied =
      dataset.copied === link ||
      (await navigator.clipboard?.writeText(link).then(
        () => true,
        () => false,
      ));
    delete dataset.copied;
    setNotice(isCopied ? { text: 'Link copied', isCopied } : { text: failure, isCopied: false });
  }

  return { notice, copy };
}
