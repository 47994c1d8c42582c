'use client';

import { useEffect } from 'react';
import { clearFormStorage } from '@/lib/browser/form-storage';

/** Uses `pagehide`, because `visibilitychange` also fires when visitors look something up in another tab. */
export function ClearFormStorage() {
  useEffect(() => {
    window.addEventListener('pagehide', clearFormStorage);
    return () => window.removeEventListener('pagehide', clearFormStorage);
  }, []);

  return null;
}
