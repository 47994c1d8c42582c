// Promises of this file stay open once `signal` is aborted: code that awaits one then stops there.

/** Resolves after that many milliseconds. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return;
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** Resolves once `element` is on the screen, or not far from it. */
export function near(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
      },
      { rootMargin: '300px 0px' },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}

/** Resolves once `target` holds something that a visitor can use: HubSpot's empty wrapper does not count. */
export function appears(target: HTMLElement, signal: AbortSignal): Promise<void> {
  const isUsable = () => target.querySelector('form, iframe') !== null || Boolean(target.textContent?.trim());
  return new Promise((resolve) => {
    if (isUsable()) return resolve();
    const observer = new MutationObserver(() => {
      if (isUsable()) resolve();
    });
    observer.observe(target, { childList: true, subtree: true, characterData: true });
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
