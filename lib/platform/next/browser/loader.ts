import { inlineCode } from './inline-code.ts';

/** Id of the script that downloads and starts islands. */
export const LOADER_ID = 'loader';

/** Id of the notice which tells visitors that a control doesn't work yet (components/layout/late-notice.tsx). */
const NOTICE_ID = 'late-notice';

/** Id of the notice which tells visitors without a network that a form was not sent. */
const OFFLINE_ID = 'offline-notice';

/**
 * Downloads the files of the page's islands at a visitor's first interaction: a scroll, a key, or a move or press of
 * the pointer. Starts an island when the visitor points at, presses or focuses one of its controls, or types
 * (docs/decisions/0004-first-paint.md), or earlier if the island says so (components/ui/island.tsx). Until the island
 * listens, it queues clicks on its buttons, and on links and forms with `data-by-island`, and then replays them. If the
 * island doesn't listen after eight seconds, links and forms work as plain HTML, and a notice says that other controls
 * do nothing yet. Controls that need no island have `popovertarget` or `data-native`.
 */
function loader(noticeId: string, offlineId: string) {
  type Island = {
    element: HTMLElement;
    file: string;
    sent: Map<Node, Node[]>;
    state: 'html' | 'starting' | 'late' | 'running';
    queued: { control: HTMLElement | null; replay: () => void }[];
  };
  const notice = document.getElementById(noticeId);
  const root = document.documentElement;
  const { dataset } = document.currentScript as HTMLScriptElement;
  const files = (dataset.runtime ?? '').split(' ');
  const [runtime = '', ...modules] = files;
  const names = (dataset.islands ?? '').split(' ');
  const LINK = 'a[data-by-island]';
  const FIELD = 'input, select, textarea';
  const CONTROL = `button, summary, ${FIELD}, ${LINK}`;
  const ISLAND_CONTROL = `button:not([popovertarget], [data-native]), ${FIELD}, ${LINK}`;
  const SCROLL_KEYS = ['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', ' '];

  const islands = new Map<Element, Island>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const file = modules[names.indexOf(element.dataset.island ?? '')];
    if (!file) continue;
    // Note the nodes before other software changes them (lib/browser/islands/changed-nodes.ts).
    const sent = new Map<Node, Node[]>();
    const note = (node: Node) => {
      const children = [...node.childNodes];
      sent.set(node, children);
      for (const child of children)
        if (child instanceof Element && !('slot' in (child as HTMLElement).dataset)) note(child);
    };
    note(element);
    islands.set(element, { element, file, sent, state: 'html', queued: [] });
  }
  const islandOf = (target: EventTarget | null) =>
    target instanceof Element ? islands.get(target.closest('[data-island]') ?? target) : undefined;

  const pause = () => new Promise((resolve) => setTimeout(resolve));
  const start = async (island: Island) => {
    if (island.state !== 'html') return;
    island.state = 'starting';
    delete root.dataset.hydrated;
    // Let the browser paint the effect of the press first. Running the files now would delay that.
    await new Promise(requestAnimationFrame);
    await pause();
    try {
      // Run React and the island in tasks of their own, so that the browser can respond in between.
      const { hydrateIsland } = await import(runtime);
      await pause();
      const module = await import(island.file);
      await pause();
      await hydrateIsland(island.element, module, island.sent, () => giveUp(island));
    } catch {
      giveUp(island);
      return;
    }
    island.state = 'running';
    notice?.setAttribute('hidden', '');
    replay(island);
    const { island: name } = island.element.dataset;
    await startAll(({ element }) => element.dataset.follows === name);
    if (![...islands.values()].some(({ state }) => state === 'starting')) root.dataset.hydrated = '';
  };
  /** Starts islands one after the other. */
  const startAll = async (isWanted: (island: Island) => boolean) => {
    for (const island of islands.values()) if (isWanted(island)) await start(island);
  };

  const onIntent = ({ target }: Event, controls: string) => {
    const island = islandOf(target);
    if (island?.state === 'html' && (target as Element).closest(controls)) void start(island);
  };
  const passive = { capture: true, passive: true };
  // Listen to `input` too, because autofill and assistive technology fill in fields without focusing them.
  for (const type of ['pointerdown', 'focusin', 'input'])
    addEventListener(type, (event) => onIntent(event, CONTROL), passive);
  // Not `pointerover`, which also fires when a control scrolls under a resting pointer.
  addEventListener('pointermove', (event) => onIntent(event, ISLAND_CONTROL), passive);
  const onKey = async ({ target, key }: KeyboardEvent) => {
    const island = islandOf(target);
    if (island) void start(island);
    else if (target !== document.body || !SCROLL_KEYS.includes(key)) {
      await startAll(() => true);
      if (!islands.size) root.dataset.hydrated = '';
    }
  };
  addEventListener('keydown', onKey, passive);

  const setBusy = ({ queued }: Island, isBusy: 'true' | null) => {
    for (const { control } of queued) if (control) control.ariaBusy = isBusy;
  };
  const queue = (event: Event, control: HTMLElement | null, needsIsland: boolean, replay: () => void) => {
    const island = islandOf(event.target);
    if (!island || island.state === 'running') return;
    if (island.state === 'late') {
      notice?.toggleAttribute('hidden', !needsIsland);
      return;
    }
    event.preventDefault();
    // Hide clicks and submits from other listeners until they are replayed. Input and focus events can't be canceled:
    // the visitor keeps typing.
    if (event.cancelable) event.stopImmediatePropagation();
    // A double click is replayed once.
    if (island.queued.at(-1)?.control !== control) island.queued.push({ control, replay });
    setBusy(island, 'true');
    void start(island);
    setTimeout(() => island.state === 'starting' && giveUp(island), 8_000);
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
    const island = islandOf(control);
    // Copy the link of a button with `data-copy` now, because WebKit allows copying only inside the click event. The
    // island shows the result later (components/ui/use-copy.ts).
    const { copy, copied } = control.dataset;
    const link = copy || location.origin + location.pathname;
    const isQueued = island?.state === 'html' || island?.state === 'starting';
    if (isQueued && copy !== undefined && copied !== link && navigator.clipboard) {
      control.dataset.copied = link;
      navigator.clipboard.writeText(link).catch(() => control.removeAttribute('data-copied'));
    }
    queue(event, control, !isLink, () => control.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-by-island]')) return;
    const isOffline = islandOf(form)?.state === 'late' && !navigator.onLine;
    document.getElementById(offlineId)?.toggleAttribute('hidden', !isOffline);
    // The browser's own error page would replace what the visitor has typed.
    if (isOffline) event.preventDefault();
    else queue(event, event.submitter, form.method === 'dialog', () => form.requestSubmit(event.submitter));
  };
  const replay = (island: Island) => {
    setBusy(island, null);
    for (const { control, replay } of island.queued.splice(0)) {
      if (control?.isConnected !== false) {
        replay();
        continue;
      }
      // The island has created the control again, for example in a list of results. If it is gone, the visitor has to
      // press something else.
      const current = [...island.element.querySelectorAll<HTMLElement>(control.localName)].find(
        (other) =>
          other.textContent === control.textContent &&
          other.getAttribute('aria-label') === control.getAttribute('aria-label'),
      );
      if (current) current.click();
      else notice?.removeAttribute('hidden');
    }
  };
  const giveUp = (island: Island) => {
    island.state = 'late';
    // Remove the mark of a copied link, so that the next click copies it again: the clipboard may have changed by then.
    for (const { control } of island.queued) control?.removeAttribute('data-copied');
    replay(island);
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('focusin', onField, true);
  addEventListener('input', onField, true);
  // Switch off the browser's own error messages, because the islands show theirs.
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-by-island]'))
    form.noValidate = true;

  // An island has no box of its own, so look at its first element.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = islandOf(target);
        if (isIntersecting && island) void start(island);
      }
    },
    { rootMargin: '300px' },
  );
  const query = new URLSearchParams(location.search);
  for (const island of islands.values()) {
    const { dataset, firstElementChild } = island.element;
    if (dataset.start === 'visible' && firstElementChild) observer.observe(firstElementChild);
    if (dataset.query?.split(' ').some((name) => query.has(name))) void start(island);
  }

  const download = () => {
    for (const href of files) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href });
      document.head.append(link);
    }
  };
  const startIfInView = () =>
    startAll(({ element }) => {
      if (element.dataset.start !== 'after-interaction') return false;
      const { top = 0, bottom = 0 } = element.firstElementChild?.getBoundingClientRect() ?? {};
      return top < innerHeight && bottom > 0;
    });
  let timer = 0;
  const onInteraction = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent;
    // Chrome fires a pointermove without movement when a page loads under a resting pointer.
    if (type === 'pointermove' && !movementX && !movementY) return;
    // Ignore scrolling by the browser: to an anchor, or to the last position while the page loads.
    if (type === 'scroll' && !timer && (location.hash || document.readyState !== 'complete')) return;
    if (!timer) download();
    // Running the files blocks the page, so wait until the visitor stops scrolling.
    clearTimeout(timer);
    timer = window.setTimeout(startIfInView, 200);
  };
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (islands.size && !connection?.saveData)
    for (const type of ['scroll', 'wheel', 'pointerdown', 'pointermove', 'keydown'])
      addEventListener(type, onInteraction, passive);
}

export const loaderCode = inlineCode(loader, NOTICE_ID, OFFLINE_ID);
