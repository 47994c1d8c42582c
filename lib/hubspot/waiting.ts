/** Once `signal` aborts, the promise never settles, so the awaiting code stops. `start` returns a cleanup function. */
function startWait(signal: AbortSignal, start: (resolve: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    if (!signal.aborted) signal.addEventListener('abort', start(resolve));
  });
}

export const wait = (milliseconds: number, signal: AbortSignal) =>
  startWait(signal, (resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    return () => clearTimeout(timer);
  });

export const waitUntilNear = (element: Element, signal: AbortSignal) =>
  startWait(signal, (resolve) => {
    const check = (entries: IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) && resolve();
    const observer = new IntersectionObserver(check, { rootMargin: '300px 0px' });
    observer.observe(element);
    return () => observer.disconnect();
  });

/** Resolves when `target` contains a form or text, not just HubSpot's empty wrapper. */
export const waitUntilUsable = (target: HTMLElement, signal: AbortSignal) =>
  startWait(signal, (resolve) => {
    const check = () => (target.querySelector('form, iframe') || target.textContent?.trim()) && resolve();
    const observer = new MutationObserver(check);
    observer.observe(target, { childList: true, subtree: true, characterData: true });
    check();
    return () => observer.disconnect();
  });
