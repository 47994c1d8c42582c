import { inlineCode } from './inline-code.ts';

/** The attribute of buttons that open a menu, in React's spelling. */
export const MENU_BUTTON = 'popoverTarget';

/**
 * Closes menus when the page is left, because the back-forward cache would restore them open. Opens and closes
 * them in browsers without popovers (components/layout/header.css).
 */
function runMenus() {
  const isNative = 'popover' in HTMLElement.prototype;
  const find = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  addEventListener('pagehide', () => {
    for (const menu of find('[data-open]')) menu.removeAttribute('data-open');
    if (isNative) for (const menu of find(':popover-open')) menu.hidePopover();
  });
  if (isNative) return;
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const pressed = target.closest('button')?.getAttribute('popovertarget');
    for (const menu of find('[popover]'))
      if (menu.id === pressed) menu.toggleAttribute('data-open');
      else if (!menu.contains(target)) menu.removeAttribute('data-open');
  });
}

export const menusCode = inlineCode(runMenus);
