'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { collectEarlyInput } from '@/lib/browser/early-input';

/**
 * Wraps the page: passes on what visitors did before the islands listened, and tells the loader
 * (lib/platform/next/browser/loader.ts), which replays queued clicks. It waits one render after the first effects, in
 * which islands apply the address and fill in fields: the visitor's own input comes after that.
 */
export function HydrationSignal({ children }: { children: ReactNode }) {
  const [isRendered, setRendered] = useState(false);
  // Rendered before its children: React writes a text area's first text over what a visitor typed.
  const [replayInput] = useState(() => (typeof document === 'undefined' ? () => {} : collectEarlyInput()));

  useEffect(() => {
    setRendered(true);
    if (!isRendered) return;
    // During an effect, React would reset a controlled field before its island has rendered the input.
    queueMicrotask(() => {
      replayInput();
      document.documentElement.dataset.hydrated = '';
      document.dispatchEvent(new Event('hydrated'));
    });
  }, [isRendered, replayInput]);

  return children;
}
