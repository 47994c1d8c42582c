'use client';

import { useEffect } from 'react';
import { clearFormStorage } from '@/lib/browser/form-storage';

/** Clears the storage on `pagehide`, because `visibilitychange` also fires when visitors only switch tabs. */
export function ClearFormStorage() {
  useEffect(() => {
    window.addEventListener('pagehide', clearFormStorage);
    return () => window.removeEventListener('pagehide', clearFormStorage);
  }, []);

  return null;
}
