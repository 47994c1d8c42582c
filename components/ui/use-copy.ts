import { useEffect, useState } from 'react';

const NOTICE_MS = 2_000;

/** Returns `copy`, and the `notice` to show after it; `failure` is the notice's text if copying fails. */
export function useCopy(failure: string) {
  // An object, so that a second click restarts the two seconds.
  const [notice, setNotice] = useState<{ text: string; isCopied: boolean } | null>(null);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  async function copy(link: string, { dataset }: HTMLElement) {
    // The loader may have copied the link when it queued this click (lib/platform/next/browser/loader.ts).
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
