'use client';

import { useEffect, useState } from 'react';

/**
 * Stands last in the page: tells the loader (lib/platform/next/document/loader.ts) that every island listens, so that
 * it replays queued clicks. One rendering after the first effects, so that links and fields already show what islands
 * took from the address or from fields that were filled in early.
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
