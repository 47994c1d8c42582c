'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { collectEarlyInput } from '@/lib/browser/early-input';

/**
 * The last element of the page: passes on what visitors did before the islands listened, and tells the loader
 * (lib/platform/next/browser/loader.ts), which replays queued clicks. It waits one render after the first effects, in
 * which islands apply the address and fill in fields: the visitor's own input comes after that.
 */
export function HydrationSignal() {
  const [isRendered, setRendered] = useState(false);
  const replayInput = useRef(() => {});

  useLayoutEffect(() => {
    replayInput.current = collectEarlyInput();
  }, []);

  useEffect(() => {
    setRendered(true);
    if (!isRendered) return;
    // During an effect, React would reset a controlled field before its island has rendered the input.
    queueMicrotask(() => {
      replayInput.current();
      document.documentElement.dataset.hydrated = '';
      document.dispatchEvent(new Event('hydrated'));
    });
  }, [isRendered]);

  return null;
}
