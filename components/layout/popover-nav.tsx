'use client';

import type { ComponentProps, FocusEvent } from 'react';
import { focusLeft } from '@/components/ui/focus-left';

/** A popover of links, which closes when the focus moves anywhere except its button. */
export function PopoverNav(props: ComponentProps<'nav'>) {
  return <nav popover="auto" onBlur={closeBehindFocus} {...props} />;
}

function closeBehindFocus(event: FocusEvent<HTMLElement>) {
  const { currentTarget, relatedTarget } = event;
  // If the press on its button closed it, the click would reopen it.
  const isItsButton =
    relatedTarget instanceof HTMLButtonElement && relatedTarget.popoverTargetElement === currentTarget;
  // Browsers without popovers: menus.ts of lib/platform/next/document.
  if (focusLeft(event) && !isItsButton) currentTarget.hidePopover?.();
}
