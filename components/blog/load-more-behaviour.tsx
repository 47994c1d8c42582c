'use client';

import { useEffect } from 'react';

/** Specification, section 9: three more cards, half a second after the click. */
const STEP = 3;
const DELAY_MS = 500;

/** Shows the hidden cards of the list three by three. Without it the form leads to the archive. */
export function LoadMoreBehaviour({ loading }: { loading: string }) {
  useEffect(() => {
    const more = document.querySelector('.more');
    const form = more?.querySelector('form');
    const button = form?.querySelector('button');
    if (!more || !form || !button) return;
    const label = button.textContent;
    const hidden = () => [...document.querySelectorAll<HTMLElement>('#posts > [hidden]')];
    let timer: ReturnType<typeof setTimeout> | undefined;

    const showMore = () => {
      const cards = hidden().slice(0, STEP);
      for (const card of cards) card.hidden = false;
      button.textContent = label;
      button.removeAttribute('aria-disabled');
      timer = undefined;
      const status = more.querySelector('[role="status"]');
      if (status) status.textContent = `${cards.length} more articles`;
      if (hidden().length > 0) return;
      more.setAttribute('data-more', 'done');
      // The button goes; whoever pressed it by keyboard goes on with the first new card.
      cards[0]?.querySelector('a')?.focus({ preventScroll: true });
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      if (timer) return;
      button.textContent = loading;
      button.setAttribute('aria-disabled', 'true');
      timer = setTimeout(showMore, DELAY_MS);
    };

    form.addEventListener('submit', onSubmit);
    return () => {
      form.removeEventListener('submit', onSubmit);
      clearTimeout(timer);
    };
  }, [loading]);

  return null;
}
