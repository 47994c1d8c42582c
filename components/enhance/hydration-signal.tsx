'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { collectEarlyInput } from '@/lib/browser/early-input';

/**
 * Wraps the page. Once the page is hydrated, replays what visitors typed earlier, and tells the loader
 * (lib/platform/next/browser/loader.ts) to replay queued clicks. Both wait for a second render: in their first effects,
 * islands fill in fields from the URL, and what the visitor typed must win over that.
 */
export function HydrationSignal({ children }: { children: ReactNode }) {
  const [isRendered, setRendered] = useState(false);
  // Collect the input before the children render, because React overwrites what a visitor typed into a text area.
  const [replayInput] = useState(() => (typeof document === 'undefined' ? () => {} : collectEarlyInput()));

  useEffect(() => {
    setRendered(true);
    if (!isRendered) return;
    // Wait until this effect has ended. During an effect, React would reset a controlled field before its island
    // renders the typed text.
    queueMicrotask(() => {
      replayInput();
      document.documentElement.dataset.hydrated = '';
      document.dispatchEvent(new Event('hydrated'));
    });
  }, [isRendered, replayInput]);

  return children;
}
