'use client';

import { useEffect, useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';

/** How long the notice stands, in ms (specification, section 9). */
const NOTICE_TIME = 2000;

type Notice = 'Link copied' | 'Copying was refused' | null;

/** Puts the page's absolute URL on the clipboard and says so. Without JavaScript it stays hidden (referral.css). */
export function CopyLink() {
  const statusId = useId();
  // Counted, so that a second click starts the two seconds again.
  const [{ notice, clicks }, setCopied] = useState<{ notice: Notice; clicks: number }>({
    notice: null,
    clicks: 0,
  });

  useEffect(() => {
    if (clicks === 0) return;
    const timer = setTimeout(() => setCopied((old) => ({ ...old, notice: null })), NOTICE_TIME);
    return () => clearTimeout(timer);
  }, [clicks]);

  async function copy() {
    let result: Notice = 'Link copied';
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}`);
    } catch {
      result = 'Copying was refused';
    }
    setCopied((old) => ({ notice: result, clicks: old.clicks + 1 }));
  }

  return (
    <span className="copy noscript:hidden">
      <button
        type="button"
        className="btn btn-line"
        onClick={copy}
        // The status stands over the button and becomes its label, so that the words are there once.
        aria-labelledby={notice ? statusId : undefined}
      >
        {!notice && (
          <>
            <Icon name="link" /> Copy link
          </>
        )}
      </button>
      <span className="copy-status" role="status" id={statusId}>
        {notice && (
          <>
            <Icon name={notice === 'Link copied' ? 'check' : 'error'} /> {notice}
          </>
        )}
      </span>
    </span>
  );
}
