/** How long a dropdown waits after the pointer has left before it closes, in ms (specification, section 2.2). */
const CLOSE_DELAY = 100;

/**
 * Turns a header's `[data-menu]` elements into dropdowns: they open under the pointer, one at a time, close 100 ms
 * after it has left unless it comes back, toggle by keyboard and touch, and close on Escape, outside clicks and when
 * focus leaves. Returns a function that removes all of it.
 */
export function attachMenus(header: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const menus = [...header.querySelectorAll<HTMLElement>('[data-menu]')].flatMap((menu) => {
    const button = menu.querySelector('button');
    return button ? [{ menu, button }] : [];
  });
  let closing: ReturnType<typeof setTimeout> | undefined;

  const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
  const show = (open?: HTMLElement) => {
    clearTimeout(closing);
    for (const { button } of menus) button.setAttribute('aria-expanded', String(button === open));
  };

  for (const { menu, button } of menus) {
    menu.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && show(button), {
      signal,
    });
    menu.addEventListener(
      'pointerleave',
      ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(closing);
        closing = setTimeout(() => isOpen(button) && show(), CLOSE_DELAY);
      },
      { signal },
    );
    button.addEventListener(
      'click',
      (event) => {
        // Under a mouse the menu is open already: a click must not shut what hovering has just opened.
        const byMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
        show(isOpen(button) && !byMouse ? undefined : button);
      },
      { signal },
    );
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && isOpen(button)) show();
      },
      { signal },
    );
    menu.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !isOpen(button)) return;
        show();
        button.focus();
      },
      { signal },
    );
  }
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !menus.some(({ menu }) => menu.contains(target))) show();
    },
    { signal },
  );

  // What CSS has opened while the scripts were on their way stays open.
  const open = [':hover', ':has(:focus-visible)'].map((state) =>
    menus.find(({ menu }) => menu.matches(state)),
  );
  show(open.find(Boolean)?.button);
  header.dataset.enhanced = '';
  return () => {
    controller.abort();
    clearTimeout(closing);
    delete header.dataset.enhanced;
  };
}
