import { inlineCode } from './inline-code.ts';

/** The element that names the runtime's files, and starts them. The page's data stands before it. */
export const LOADER_ID = 'loader';

/**
 * Hands React the page's data and starts Next's runtime at a visitor's first sign (docs/decisions/0004-first-paint.md), or
 * earlier for an island with `data-start` (components/ui/starts.ts). Clicks on buttons, on links that open an island, and
 * sent forms (both `data-island`) are replayed once the islands listen, or as plain HTML after eight seconds. Buttons that
 * need no island say so with `popovertarget` or `data-native`.
 */
function loader() {
  const { dataset, previousElementSibling: data } = document.currentScript as HTMLScriptElement;
  const listeners = new AbortController();
  const queued: { control: HTMLElement | null; replay: () => void }[] = [];
  const LINK = 'a[data-island]';
  const CONTROL = `button, input, select, textarea, ${LINK}`;
  const SCROLL_KEYS = ['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', ' '];

  const start = () => {
    if (listeners.signal.aborted) return;
    listeners.abort();
    // The next frame shows what HTML and CSS answer, or a busy button: all that follows would hold it up.
    requestAnimationFrame(() => setTimeout(run));
  };
  const run = () => {
    // As Next's own inline scripts would leave it.
    Object.assign(self, { __next_f: JSON.parse(data?.textContent ?? '') });
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      sheet.disabled = false;
    for (const url of (dataset.runtime ?? '').split(' ')) {
      const script = document.createElement('script');
      script.src = url;
      // Without the runtime forms are sent as plain HTML.
      script.onerror = replay;
      document.head.append(script);
    }
  };

  const isControl = ({ target }: Event) => target instanceof Element && target.closest(CONTROL) !== null;
  const onSign = (type: string, isSign: (event: Event) => boolean) =>
    addEventListener(type, (event) => isSign(event) && start(), {
      capture: true,
      passive: true,
      signal: listeners.signal,
    });
  // A finger on the text may be about to scroll: it is a sign once it is lifted without having done so.
  onSign('pointerdown', (event) => (event as PointerEvent).pointerType !== 'touch' || isControl(event));
  onSign('pointerup', () => true);
  // Not `pointerover`: a control that is scrolled below a resting pointer is no sign.
  onSign('pointermove', isControl);
  onSign('focusin', isControl);
  // What fills in a field without focus: the browser's autofill, assistive technology.
  onSign('input', isControl);
  onSign(
    'keydown',
    (event) => event.target !== document.body || !SCROLL_KEYS.includes((event as KeyboardEvent).key),
  );

  const setBusy = (isBusy: 'true' | null) => {
    for (const { control } of queued) if (control) control.ariaBusy = isBusy;
  };
  const queue = (event: Event, control: HTMLElement | null, replay: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // A double click counts once.
    if (queued.at(-1)?.control !== control) queued.push({ control, replay });
    setBusy('true');
    start();
  };
  const onClick = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(
      `button[type=button]:not([popovertarget], [data-native]), ${LINK}`,
    );
    const isLink = control?.matches(LINK);
    // The browser opens a tab or a window of its own.
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!control || (isLink && isModified)) return;
    queue(event, control, () => control.click());
    if (isLink) setTimeout(replay, 8_000);
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-island]')) return;
    queue(event, event.submitter, () => form.requestSubmit(event.submitter));
    setTimeout(replay, 8_000);
  };
  const replay = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    setBusy(null);
    for (const entry of queued.splice(0)) entry.replay();
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  document.addEventListener('hydrated', replay, { once: true });
  // The islands say in their own words what is wrong; the browser's bubbles would come first.
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-island]')) form.noValidate = true;

  const query = new URLSearchParams(location.search);
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
    { rootMargin: '300px' },
  );
  for (const island of document.querySelectorAll<HTMLElement>('[data-start]')) {
    const { start: when, parameters = '' } = island.dataset;
    if (when === 'visible') observer.observe(island);
    else if (parameters.split(' ').some((name) => query.has(name))) start();
  }
}

export const loaderCode = inlineCode(loader);
