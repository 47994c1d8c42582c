'use client';

import type { ComponentProps, FocusEvent } from 'react';
import { focusLeft } from '@/components/ui/focus-left';

/** Links that open as a popover, which closes once the focus leaves it for anything but its button. */
export function PopoverNav(props: ComponentProps<'nav'>) {
  return <nav popover="auto" onBlur={closeBehindFocus} {...props} />;
}

function closeBehindFocus(event: FocusEvent<HTMLElement>) {
  const { currentTarget, relatedTarget } = event;
  // Closed by its button's press already, it would open again at the click.
  const isItsButton =
    relatedTarget instanceof HTMLButtonElement && relatedTarget.popoverTargetElement === currentTarget;
  // Browsers without popovers: menus.ts of lib/platform/next/document.
  if (focusLeft(event) && !isItsButton) currentTarget.hidePopover?.();
}
