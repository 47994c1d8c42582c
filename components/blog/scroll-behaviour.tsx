'use client';

import { useEffect } from 'react';

/** Scroll-to-top is shown after this many pixels (specification, section 9). */
const SHOW_AFTER = 300;

/** The progress bar and the way back up, for browsers without CSS animations driven by scrolling. */
export function ScrollBehaviour() {
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return;
    const page = document.documentElement;
    let isQueued = false;
    const update = () => {
      isQueued = false;
      const way = page.scrollHeight - page.clientHeight;
      page.style.setProperty('--read', String(Math.min(1, way > 0 ? page.scrollTop / way : 0)));
      page.toggleAttribute('data-scrolled', page.scrollTop > SHOW_AFTER);
    };
    const onScroll = () => {
      if (!isQueued) requestAnimationFrame(update);
      isQueued = true;
    };
    update();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);

  return null;
}
