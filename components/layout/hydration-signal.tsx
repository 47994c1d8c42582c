'use client';

import { useEffect } from 'react';

/** Stands last in the page: says that every island listens, so that early taps are given back (lib/platform/next/document/loader.ts). */
export function HydrationSignal() {
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'));
  }, []);

  return null;
}
