import { useEffect, useState } from 'react';

const NOTICE_MS = 2_000;

export function useCopy() {
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
    const text = isCopied ? 'Link copied' : 'Copying is not allowed here';
    setNotice({ text, isCopied: Boolean(isCopied) });
  }

  return { notice, copy };
}
