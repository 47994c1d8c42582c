'use client';

import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** How long the notice stands, in ms (specification, section 9). */
const NOTICE_TIME = 2000;

type Notice = 'Link copied' | 'Copying was refused' | null;

/** Puts the page's absolute URL on the clipboard and says so. Without JavaScript it stays hidden. */
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
    // The status has the button's cell, which is there before the script, so nothing shifts.
    <span className="inline-grid noscript:hidden">
      <Button
        look="line"
        className="col-start-1 row-start-1 min-w-37"
        onClick={copy}
        // The status stands over the button and becomes its label, so that the words are there once.
        aria-labelledby={notice ? statusId : undefined}
      >
        {!notice && (
          <>
            <Icon name="link" /> Copy link
          </>
        )}
      </Button>
      <span
        className="pointer-events-none col-start-1 row-start-1 flex items-center justify-center gap-2.5 px-4 font-semibold text-link leading-tight"
        role="status"
        id={statusId}
      >
        {notice && (
          <>
            <Icon name={notice === 'Link copied' ? 'check' : 'error'} /> {notice}
          </>
        )}
      </span>
    </span>
  );
}
