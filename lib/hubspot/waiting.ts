const POLL_MS = 100;
const FIELD = 'form, input:not([type=hidden]), select, textarea';

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

/** Returns `target` and the documents of its frames. A frame that is blocked or from another origin has none. */
export const rootsOf = (target: HTMLElement): ParentNode[] => [
  target,
  ...[...target.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []),
];

/** Resolves when `target` contains a form or a field. Text, or a frame that we can't read, may be an error message. */
export const waitUntilUsable = (target: HTMLElement, signal: AbortSignal) =>
  startWait(signal, (resolve) => {
    // Poll, because a MutationObserver doesn't see into frames.
    const timer = setInterval(() => {
      if (!rootsOf(target).some((root) => root.querySelector(FIELD))) return;
      clearInterval(timer);
      resolve();
    }, POLL_MS);
    return () => clearInterval(timer);
  });
