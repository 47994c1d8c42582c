'use client';

import { useEffect } from 'react';

/** Stands last in the page: says that every island listens, so that queued clicks are replayed (lib/platform/next/document/loader.ts). */
export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);

  return null;
}
