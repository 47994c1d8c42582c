'use client';

import { useEffect } from 'react';

/** Specification, sections 2.9 and 9. */
const POPUP = 'popup,width=600,height=400';
const NOTICE_MS = 2_000;

/** What the share menus of a page do beyond being links: the device's own sheet, small windows, copying, closing. */
export function ShareBehaviour() {
  useEffect(() => {
    const stop = new AbortController();
    const menus = document.querySelectorAll<HTMLDetailsElement>('details.share');
    for (const menu of menus) enhance(menu, stop.signal);

    const closeOthers = ({ target }: Event) => {
      for (const menu of menus) if (target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      const open = [...menus].find((menu) => menu.open);
      if (key !== 'Escape' || !open) return;
      open.open = false;
      open.querySelector('summary')?.focus();
    };
    document.addEventListener('click', closeOthers, { signal: stop.signal });
    document.addEventListener('keydown', closeByKey, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  return null;
}

function enhance(menu: HTMLDetailsElement, signal: AbortSignal) {
  const { shareTitle: title = '', shareUrl: url = '' } = menu.dataset;
  const button = menu.querySelector('button');
  const label = button?.querySelector('span');
  const status = menu.querySelector('[role="status"]');
  button?.closest('li')?.removeAttribute('hidden');

  menu.querySelector('summary')?.addEventListener(
    'click',
    (event) => {
      if (!navigator.share || menu.open) return;
      event.preventDefault();
      navigator.share({ title, url }).catch((error: Error) => {
        // Whoever closes the sheet has decided; any other failure leaves our own menu.
        if (error.name !== 'AbortError') menu.open = true;
      });
    },
    { signal },
  );

  for (const link of menu.querySelectorAll('a'))
    link.addEventListener(
      'click',
      (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        menu.open = false;
        if (link.dataset.popup && window.open(link.href, 'share', POPUP)) event.preventDefault();
      },
      { signal },
    );

  button?.addEventListener(
    'click',
    async () => {
      const copied = await navigator.clipboard?.writeText(url).then(
        () => true,
        () => false,
      );
      say(copied ? 'Link copied' : 'Copying is not allowed here');
    },
    { signal },
  );

  function say(notice: string) {
    if (!label || !status) return;
    label.textContent = notice;
    status.textContent = notice;
    setTimeout(() => {
      label.textContent = 'Copy Link';
      status.textContent = '';
    }, NOTICE_MS);
  }
}
