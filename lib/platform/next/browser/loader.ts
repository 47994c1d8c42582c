import { inlineCode } from './inline-code.ts';

/** Id of the script that downloads and runs Next's runtime. The script right before it holds the page's data. */
export const LOADER_ID = 'loader';

/** Id of the notice which tells visitors that a control doesn't work yet (components/layout/late-notice.tsx). */
const NOTICE_ID = 'late-notice';

/**
 * Downloads the files of Next's runtime at a visitor's first interaction: a scroll, a key, or a move or press of the
 * pointer. Runs them with the page's data when the visitor points at, presses or focuses a control, or types
 * (docs/decisions/0004-first-paint.md), or earlier for some islands (components/ui/starts.ts). Until the islands
 * listen, it queues clicks on buttons, clicks on links that open an island, and submitted forms, and then replays them.
 * (Such links and forms have `data-island`.) If the islands don't listen after eight seconds, links and forms work as
 * plain HTML, and a notice says that other controls do nothing yet. Controls that need no island have `popovertarget`
 * or `data-native`.
 */
function loader(noticeId: string) {
  const notice = document.getElementById(noticeId);
  const { dataset, previousElementSibling: data } = document.currentScript as HTMLScriptElement;
  const untilStart = new AbortController();
  const queued: { control: HTMLElement | null; replay: () => void }[] = [];
  const LINK = 'a[data-island]';
  const FIELD = 'input, select, textarea';
  const CONTROL = `button, summary, ${FIELD}, ${LINK}`;
  const ISLAND_CONTROL = `button:not([popovertarget], [data-native]), ${FIELD}, ${LINK}`;
  let isLate = false;
  const files = (dataset.runtime ?? '').split(' ');
  const SCROLL_KEYS = ['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', ' '];

  const start = () => {
    if (untilStart.signal.aborted) return;
    untilStart.abort();
    // Let the browser paint the effect of the press first. Running the files now would delay that.
    requestAnimationFrame(() => setTimeout(run));
  };
  const run = () => {
    // Next's runtime reads the page's data from this array, which Next's own inline scripts would have filled.
    Object.assign(self, { __next_f: JSON.parse(data?.textContent ?? '') });
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      sheet.disabled = false;
    for (const url of files) {
      const script = document.createElement('script');
      script.src = url;
      script.onerror = giveUp;
      document.head.append(script);
    }
  };

  const beforeStart = { capture: true, passive: true, signal: untilStart.signal };
  const startOn = (type: string, controls: string) =>
    addEventListener(
      type,
      ({ target }) => target instanceof Element && target.closest(controls) && start(),
      beforeStart,
    );
  startOn('pointerdown', CONTROL);
  // Not `pointerover`, which also fires when a control scrolls under a resting pointer.
  startOn('pointermove', ISLAND_CONTROL);
  startOn('focusin', CONTROL);
  // `focusin` is not enough, because autofill and assistive technology fill in fields without focusing them.
  startOn('input', CONTROL);
  const onKey = ({ target, key }: KeyboardEvent) => {
    if (target !== document.body || !SCROLL_KEYS.includes(key)) start();
  };
  addEventListener('keydown', onKey, beforeStart);

  const setBusy = (isBusy: 'true' | null) => {
    for (const { control } of queued) if (control) control.ariaBusy = isBusy;
  };
  const queue = (event: Event, control: HTMLElement | null, needsIsland: boolean, replay: () => void) => {
    if (isLate) {
      notice?.toggleAttribute('hidden', !needsIsland);
      return;
    }
    event.preventDefault();
    // Hide clicks and submits from other listeners until they are replayed. Input and focus events can't be canceled:
    // the visitor keeps typing.
    if (event.cancelable) event.stopImmediatePropagation();
    // A double click is replayed once.
    if (queued.at(-1)?.control !== control) queued.push({ control, replay });
    setBusy('true');
    start();
    setTimeout(giveUp, 8_000);
  };
  // A field outside of a `<form>` does nothing without its island. If the island is late, show the notice.
  const onField = (event: Event) => {
    const field = (event.target as Element).closest<HTMLInputElement>(FIELD);
    if (field && !field.form && !field.closest('[data-native]'))
      queue(event, null, true, () => notice?.removeAttribute('hidden'));
  };
  const onClick = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(
      `button[type=button]:not([popovertarget], [data-native]), ${LINK}`,
    );
    const isLink = control?.matches(LINK);
    // With one of these keys, the browser opens the link in a new tab or window, which needs no island.
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!control || (isLink && isModified)) return;
    // Copy the link of a button with `data-copy` now, because WebKit allows copying only inside the click event. The
    // island shows the result later (components/ui/use-copy.ts).
    const { copy, copied } = control.dataset;
    const link = copy || location.origin + location.pathname;
    if (!isLate && copy !== undefined && copied !== link && navigator.clipboard) {
      control.dataset.copied = link;
      navigator.clipboard.writeText(link).catch(() => control.removeAttribute('data-copied'));
    }
    queue(event, control, !isLink, () => control.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-island]')) return;
    queue(event, event.submitter, form.method === 'dialog', () => form.requestSubmit(event.submitter));
  };
  const replay = () => {
    setBusy(null);
    for (const entry of queued.splice(0)) entry.replay();
  };
  const giveUp = () => {
    isLate = true;
    // Remove the mark of a copied link, so that the next click copies it again: the clipboard may have changed by then.
    for (const { control } of queued) control?.removeAttribute('data-copied');
    replay();
  };
  const untilHydrated = new AbortController();
  const beforeHydration = { capture: true, signal: untilHydrated.signal };
  addEventListener('click', onClick, beforeHydration);
  addEventListener('submit', onSubmit, beforeHydration);
  addEventListener('focusin', onField, beforeHydration);
  addEventListener('input', onField, beforeHydration);
  const onHydrated = () => {
    untilHydrated.abort();
    replay();
    notice?.setAttribute('hidden', '');
  };
  document.addEventListener('hydrated', onHydrated, { once: true });
  // Switch off the browser's own error messages, because the islands show theirs.
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-island]')) form.noValidate = true;

  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
    { rootMargin: '300px' },
  );
  for (const island of document.querySelectorAll('[data-start=visible]')) observer.observe(island);
  const query = new URLSearchParams(location.search);
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-parameters]'))
    if (dataset.parameters?.split(' ').some((name) => query.has(name))) start();

  const download = () => {
    for (const href of files) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', href });
      document.head.append(link);
    }
  };
  const startIfInView = () => {
    for (const island of document.querySelectorAll('[data-start=after-interaction]')) {
      const { top, bottom } = island.getBoundingClientRect();
      if (top < innerHeight && bottom > 0) start();
    }
  };
  let pause = 0;
  const onInteraction = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent;
    // Chrome fires a pointermove without movement when a page loads under a resting pointer.
    if (type === 'pointermove' && !movementX && !movementY) return;
    // Ignore scrolling by the browser: to an anchor, or to the last position while the page loads.
    if (type === 'scroll' && !pause && (location.hash || document.readyState !== 'complete')) return;
    if (!pause) download();
    // Running the files blocks the page, so wait until the visitor stops scrolling.
    clearTimeout(pause);
    pause = window.setTimeout(startIfInView, 200);
  };
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!connection?.saveData)
    for (const type of ['scroll', 'wheel', 'pointerdown', 'pointermove', 'keydown'])
      addEventListener(type, onInteraction, beforeStart);
}

export const loaderCode = inlineCode(loader, NOTICE_ID);
