'use client';

import { useEffect } from 'react';
import { clearFormStorage } from '@/lib/browser/form-storage';

/**
 * Clears form data in this browser when the visitor leaves the page. Listens to `pagehide`, because `visibilitychange`
 * also fires when they look something up in another tab.
 */
export function ClearFormStorage() {
  useEffect(() => {
    window.addEventListener('pagehide', clearFormStorage);
    return () => window.removeEventListener('pagehide', clearFormStorage);
  }, []);

  return null;
}
