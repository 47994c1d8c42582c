import { inlineCode } from './inline-code.ts';

/** The element that names the runtime's files, and starts them. The page's data stands before it. */
export const LOADER_ID = 'loader';

/** The notice that a button does not work yet (components/layout/late-notice.tsx). */
const NOTICE_ID = 'late-notice';

/**
 * Hands React the page's data and starts Next's runtime at a visitor's first sign (docs/decisions/0004-first-paint.md), or
 * earlier for an island with `data-start` (components/ui/starts.ts). Clicks on buttons, on links that open an island, and
 * sent forms (both `data-island`) are replayed once the islands listen. After eight seconds HTML takes over, or a notice
 * says that a button does nothing yet. Buttons that need no island say so with `popovertarget` or `data-native`.
 */
function loader(noticeId: string) {
  const notice = document.getElementById(noticeId);
  const { dataset, previousElementSibling: data } = document.currentScript as HTMLScriptElement;
  const listeners = new AbortController();
  const queued: { control: HTMLElement | null; replay: () => void }[] = [];
  const LINK = 'a[data-island]';
  const CONTROL = `button, input, select, textarea, ${LINK}`;
  let isLate = false;
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
      script.onerror = giveUp;
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
  const queue = (event: Event, control: HTMLElement | null, needsIsland: boolean, replay: () => void) => {
    if (isLate) {
      notice?.toggleAttribute('hidden', !needsIsland);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    // A double click counts once.
    if (queued.at(-1)?.control !== control) queued.push({ control, replay });
    setBusy('true');
    start();
    setTimeout(giveUp, 8_000);
  };
  const onClick = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(
      `button[type=button]:not([popovertarget], [data-native]), ${LINK}`,
    );
    const isLink = control?.matches(LINK);
    // The browser opens a tab or a window of its own.
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!control || (isLink && isModified)) return;
    // WebKit lets a page copy only within the press. The island shows the result (components/ui/use-copy.ts).
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
    // The next press copies again: the clipboard may hold something else by then.
    for (const { control } of queued) control?.removeAttribute('data-copied');
    replay();
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  const onHydrated = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    notice?.setAttribute('hidden', '');
    replay();
  };
  document.addEventListener('hydrated', onHydrated, { once: true });
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

export const loaderCode = inlineCode(loader, NOTICE_ID);
