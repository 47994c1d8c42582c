'use client';

import { useEffect } from 'react';
import { clearForms } from '@/lib/fresh-forms';

/**
 * Clears what was typed and stored when the page is left (specification, section 9). On `pagehide` alone: a phone also
 * says "hidden" when its owner looks up something in another tab, and what was typed must then still be there.
 */
export function FreshForms() {
  useEffect(() => {
    window.addEventListener('pagehide', clearForms);
    return () => window.removeEventListener('pagehide', clearForms);
  }, []);

  return null;
}
