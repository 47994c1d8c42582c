import { inlineCode } from './inline-code.ts';

/** The attribute of buttons that open a menu, in the spelling that React writes into HTML. */
export const MENU_BUTTON = 'popoverTarget';

/**
 * Closes menus when the visitor leaves the page, because the back-forward cache would restore them open. In browsers
 * without popovers, opens and closes menus by an attribute (components/layout/header.css).
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
