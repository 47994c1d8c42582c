/** Stays open once `signal` is aborted: code that awaits it stops there. `start` returns what ends the waiting. */
function until(signal: AbortSignal, start: (resolve: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    if (!signal.aborted) signal.addEventListener('abort', start(resolve));
  });
}

/** Resolves after that many milliseconds. */
export const wait = (milliseconds: number, signal: AbortSignal) =>
  until(signal, (resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    return () => clearTimeout(timer);
  });

/** Resolves once `element` is on the screen, or not far from it. */
export const untilNear = (element: Element, signal: AbortSignal) =>
  until(signal, (resolve) => {
    const look = (entries: IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) && resolve();
    const observer = new IntersectionObserver(look, { rootMargin: '300px 0px' });
    observer.observe(element);
    return () => observer.disconnect();
  });

/** Resolves once `target` holds something that a visitor can use: HubSpot's empty wrapper does not count. */
export const untilUsable = (target: HTMLElement, signal: AbortSignal) =>
  until(signal, (resolve) => {
    const look = () => (target.querySelector('form, iframe') || target.textContent?.trim()) && resolve();
    const observer = new MutationObserver(look);
    observer.observe(target, { childList: true, subtree: true, characterData: true });
    look();
    return () => observer.disconnect();
  });
