'use client';

import { useEffect } from 'react';
import { attachMenus } from '@/lib/disclosure';

/** What the header cannot do by HTML and CSS alone: dropdown state for assistive technology, and the current page. */
export function SiteHeaderBehaviour() {
  useEffect(() => {
    const header = document.getElementById('site-header');
    if (!header) return;

    for (const link of header.querySelectorAll('a')) {
      if (link.pathname === location.pathname && !link.hash && link.pathname !== '/') {
        link.setAttribute('aria-current', 'page');
        link.closest('[data-menu]')?.setAttribute('data-current', '');
      }
    }

    const toggle = header.querySelector<HTMLElement>('[popovertarget]');
    const panel = document.getElementById('mobile-menu');
    const sync = (event: Event) =>
      toggle?.setAttribute(
        'aria-expanded',
        String(event instanceof ToggleEvent && event.newState === 'open'),
      );
    // A link to an anchor of this very page leaves the menu standing over it otherwise.
    const close = (event: Event) => event.target instanceof HTMLAnchorElement && panel?.hidePopover();
    panel?.addEventListener('toggle', sync);
    panel?.addEventListener('click', close);

    const detachMenus = attachMenus(header);
    return () => {
      detachMenus();
      panel?.removeEventListener('toggle', sync);
      panel?.removeEventListener('click', close);
    };
  }, []);

  return null;
}
