'use client';

import { useEffect } from 'react';
import { clearFormStorage } from '@/lib/browser/form-storage';

/**
 * Clears what forms stored in this browser when the page is left. Only on `pagehide`: a phone
 * also says "hidden" when its owner looks up something in another tab.
 */
export function ClearFormStorage() {
  useEffect(() => {
    window.addEventListener('pagehide', clearFormStorage);
    return () => window.removeEventListener('pagehide', clearFormStorage);
  }, []);

  return null;
}
