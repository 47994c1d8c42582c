'use client';

import { useEffect, useState } from 'react';

/**
 * The last element of the page: tells the loader (lib/platform/next/browser/loader.ts) that every island listens, so
 * that it replays queued clicks. It waits one render after the first effects, so that links and fields already show
 * values from the address and input from before React ran.
 */
export function HydrationSignal() {
  const [isRendered, setRendered] = useState(false);

  useEffect(() => {
    setRendered(true);
    if (!isRendered) return;
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  }, [isRendered]);

  return null;
}
