import { inlineCode } from './inline-code.ts';

/** The attribute of buttons that open a menu, in the spelling that React writes into HTML. */
export const MENU_BUTTON = 'popoverTarget';

/**
 * Closes menus when the focus leaves them, and when the visitor leaves the page, because the back-forward cache would
 * restore them open. In browsers without popovers, an attribute opens and closes menus (components/layout/header.css).
 */
function runMenus() {
  const isNative = 'popover' in HTMLElement.prototype;
  const find = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  addEventListener('pagehide', () => {
    for (const menu of find('[data-open]')) menu.removeAttribute('data-open');
    if (isNative) for (const menu of find(':popover-open')) menu.hidePopover();
  });
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element && target.closest<HTMLElement>('nav[popover]');
    if (!isNative || !menu || !(relatedTarget instanceof Element)) return;
    // A press on the menu's button first moves the focus to the button. If that closed the menu, the click that follows
    // would open it again. A click on content that can't have the focus moves it to an ancestor.
    const isNear = menu.contains(relatedTarget) || relatedTarget.contains(menu);
    if (!isNear && relatedTarget.getAttribute('popovertarget') !== menu.id) menu.hidePopover();
  });
  // Browsers without CSS anchors would open a dropdown at the left edge of the window.
  const place = ({ target }: Event) => {
    const menu = target as HTMLElement;
    const left = menu.closest('[data-menu]')?.getBoundingClientRect().left;
    if (left !== undefined) menu.style.left = `${left}px`;
  };
  if (!CSS.supports('anchor-scope: --menu')) addEventListener('beforetoggle', place, true);
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
