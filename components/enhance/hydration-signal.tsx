'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { collectEarlyInput } from '@/lib/browser/early-input';

/**
 * Wraps the page. Once it is hydrated, replays what visitors typed earlier, and tells the loader
 * (lib/platform/next/browser/loader.ts) to replay queued clicks. It waits one render after the first effects, in which
 * islands fill in fields from the URL, so that the visitor's input wins.
 */
export function HydrationSignal({ children }: { children: ReactNode }) {
  const [isRendered, setRendered] = useState(false);
  // Collect before the children render: React overwrites what a visitor typed into a text area.
  const [replayInput] = useState(() => (typeof document === 'undefined' ? () => {} : collectEarlyInput()));

  useEffect(() => {
    setRendered(true);
    if (!isRendered) return;
    // During an effect, React would reset a controlled field before its island renders the typed text.
    queueMicrotask(() => {
      replayInput();
      document.documentElement.dataset.hydrated = '';
      document.dispatchEvent(new Event('hydrated'));
    });
  }, [isRendered, replayInput]);

  return children;
}
